// The two templates in the language of Typst, https://typst.app/docs. Both read `sys.inputs.resume`, a PrintedResume as JSON.

const shared = String.raw`
#let resume = json(bytes(sys.inputs.resume))
#let ink = rgb("#16201b")
#let soft = rgb("#4d5a54")
#let accent = rgb("#0f5c45")
#let serif = "Libertinus Serif"
#let direction = if resume.isRightToLeft { rtl } else { ltr }
`;

/** One column; headings of three levels, and all other text in paragraphs and lists. */
export const resumeTemplate = String.raw`${shared}
#set document(
  title: resume.name + ", " + resume.role,
  author: resume.name,
  description: resume.focus,
  keywords: resume.keywords,
  date: datetime(year: resume.date.year, month: resume.date.month, day: 1),
)
#set page(
  paper: resume.paper,
  margin: (x: 2.1cm, top: 1.9cm, bottom: 2cm),
  footer: context {
    set text(size: 8.5pt, fill: soft)
    // A box keeps a name that is written from the right apart from the numbers.
    box(resume.name)
    h(1fr)
    box[#counter(page).display() / #counter(page).final().first()]
  },
)
#set text(font: serif, size: 10.5pt, fill: ink, lang: resume.language, region: resume.region, dir: direction, hyphenate: false)
#set par(leading: 0.62em, spacing: 0.8em, justify: false)
#set list(marker: text(fill: accent, "•"), body-indent: 0.6em, spacing: 0.55em)
#set enum(body-indent: 0.6em, spacing: 0.55em)
#show link: set text(fill: accent)

#let inline(nodes) = for node in nodes {
  if node.type == "text" { node.value } else if node.type == "strong" { strong(inline(node.children)) } else if node.type == "emphasis" { emph(inline(node.children)) } else if node.type == "code" { text(font: "DejaVu Sans Mono", size: 0.85em, node.value) } else if node.type == "break" { linebreak() } else if node.type == "link" { link(node.url, inline(node.children)) }
}
#let prose(nodes) = for node in nodes {
  if node.type == "list" {
    let items = node.items.map(prose)
    if node.ordered { enum(..items) } else { list(..items) }
  } else { par(inline(node.children)) }
}

#show heading.where(level: 1): it => block(below: 0.5em, text(size: 26pt, weight: "regular", it.body))
#show heading.where(level: 2): it => block(above: 1.7em, below: 0.9em, sticky: true, width: 100%, stroke: (bottom: 0.6pt + accent), inset: (bottom: 0.4em), text(size: 11.5pt, weight: "bold", fill: accent, it.body))

#let entry(item) = {
  show heading.where(level: 3): it => block(above: 1.3em, below: 0.6em, sticky: true, width: 100%, {
    text(size: 10.5pt, weight: "bold", it.body)
    if item.date != "" {
      h(1fr)
      box(text(size: 10.5pt, weight: "regular", fill: soft, item.date))
    }
  })
  heading(level: 3, if item.url != "" { link(item.url, item.title) } else { item.title })
  if item.facts != "" { block(above: 0.6em, below: 0.65em, sticky: true, par(text(fill: soft, item.facts))) }
  prose(item.body)
}

#heading(level: 1, resume.name)
#par(text(size: 13pt, resume.role))
#par(text(style: "italic", fill: soft, resume.focus))
#par(text(size: 9.5pt, resume.contact.map(one => if one.url != "" { link(one.url, one.label) } else { one.label }).join(text(fill: soft, " · "))))
#par(text(size: 9.5pt, fill: soft, resume.availability))

#for section in resume.sections {
  heading(level: 2, section.title)
  prose(section.body)
  for item in section.entries { entry(item) }
}
`;

/** 1200 by 630: the name and what for, as large as their length lets them be. */
export const cardTemplate = String.raw`${shared}
#set page(width: 1200pt, height: 630pt, margin: 0pt, fill: rgb("#fbfbf8"))
#set text(font: serif, fill: ink, lang: resume.language, region: resume.region, dir: direction, hyphenate: true)
#set par(leading: 0.35em, spacing: 0pt)
#set block(spacing: 0pt)

// The largest of some sizes at which a text stays within a height; what is too long even then is cut at its end.
#let fitting(body, sizes, height, ..style) = context {
  let set-in(size) = block(width: 1010pt, text(size: size, ..style, body))
  let size = sizes.find(size => measure(set-in(size)).height <= height)
  if size != none { set-in(size) } else { block(height: height, clip: true, align(top, set-in(sizes.last()))) }
}

#place(top + left, rect(width: 28pt, height: 630pt, fill: accent))
#place(horizon + left, dx: 100pt, dy: -30pt, block(width: 1010pt, {
  fitting(resume.card.name, (104pt, 88pt, 72pt, 60pt, 48pt, 40pt, 32pt), 190pt)
  v(42pt)
  fitting(resume.card.role, (44pt, 36pt, 30pt, 24pt), 50pt, fill: accent)
  v(34pt)
  fitting(resume.card.focus, (36pt, 32pt, 28pt, 24pt), 112pt, fill: soft)
}))
#place(bottom + left, dx: 100pt, dy: -44pt, text(size: 24pt, fill: soft, resume.card.host))
`;
