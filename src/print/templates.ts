// The templates in Typst, https://typst.app/docs. Both read `sys.inputs.resume`, a PrintedResume in JSON.

const shared = String.raw`
#let resume = json(bytes(sys.inputs.resume))
#let ink = rgb("#16201b")
#let soft = rgb("#4d5a54")
#let accent = rgb(resume.accent)
#let serif = ("Profile Serif", "Libertinus Serif")
#let display = ("Profile Serif Display", ..serif)
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
#let side = 2.2cm
#set page(
  paper: resume.paper,
  margin: (x: side, top: 1.9cm, bottom: 1.9cm),
  footer: context {
    let pages = counter(page).final().first()
    if pages > 1 {
      set text(size: 8pt, fill: soft)
      // The box keeps a right-to-left name from reordering the page numbers.
      box(resume.name)
      h(1fr)
      box[#counter(page).display() / #pages]
    }
  },
)
#set text(font: serif, size: 9.2pt, fill: ink, lang: resume.language, region: resume.region, dir: direction, hyphenate: false)
#set par(leading: 0.68em, spacing: 0.95em, justify: false)
#set list(marker: text(fill: accent, "•"), indent: 0.15em, body-indent: 0.6em, spacing: 0.68em)
#set enum(indent: 0.15em, body-indent: 0.6em, spacing: 0.68em)
#show link: set text(fill: accent)
// Lists are part of the text before them.
#show list: set block(above: 0.6em, below: 0.9em)

#let inline(nodes) = for node in nodes {
  if node.type == "text" { node.value } else if node.type == "strong" { strong(inline(node.children)) } else if node.type == "emphasis" { emph(inline(node.children)) } else if node.type == "code" { text(font: "DejaVu Sans Mono", size: 0.85em, node.value) } else if node.type == "break" { linebreak() } else if node.type == "link" { link(node.url, inline(node.children)) }
}
#let prose(nodes) = for node in nodes {
  if node.type == "list" {
    let items = node.items.map(prose)
    if node.ordered { enum(..items) } else { list(..items) }
  } else { par(inline(node.children)) }
}
#let small(body) = text(size: 8.4pt, fill: soft, body)
// A linked title keeps its colour; a hairline shows the link.
#let titled(url, body) = if url == "" { body } else {
  link(url, text(fill: ink, underline(stroke: 0.4pt + accent, offset: 0.2em, body)))
}
// Whether a text is too short to be divided between pages.
#let is-short(body) = measure(width: page.width - 2 * side, body).height < 70pt

#show heading.where(level: 1): it => block(below: 0.7em, text(font: display, size: 27pt, weight: "regular", it.body))
#show heading.where(level: 2): it => block(above: 1.45em, below: 0.8em, sticky: true, width: 100%, stroke: (bottom: 0.5pt + accent), inset: (bottom: 0.4em), text(font: display, size: 15pt, weight: "regular", fill: accent, it.body))

// A line with its date at the end, in one size and on one baseline.
#let dated(above, below, sticky, date, body) = block(above: above, below: below, sticky: sticky, width: 100%, {
  body
  if date != "" {
    h(1.2em)
    h(1fr)
    sym.wj
    box(text(weight: "regular", fill: soft, number-width: "tabular", date))
  }
})

#let entry(item, first) = {
  let above = if first { 0.8em } else { 1.3em }
  let is-grouped = item.at("group", default: none) != none
  if is-grouped {
    block(above: above, below: 0.6em, sticky: true, par(text(weight: "bold", titled(item.group.url, item.group.title))))
  }
  // The last block of an entry may end a page.
  let has-text = item.body.len() > 0 or item.technologies != ""
  show heading.where(level: 3): it => dated(if is-grouped { 0.7em } else { above }, if item.facts == "" { 0.75em } else { 0.6em }, has-text or item.facts != "", item.date, text(size: 9.4pt, weight: "bold", it.body))
  heading(level: 3, titled(item.url, { item.title; if item.at != "" { text(weight: "regular", ", " + item.at) } }))
  if item.facts != "" { block(above: 0.6em, below: 0.75em, sticky: has-text, par(small(item.facts))) }
  if item.technologies == "" { prose(item.body) } else {
    // Keeps the technologies on the page of the last paragraph.
    let end = item.body.slice(-1)
    let above = if item.body.len() < 2 or end.first().type == "list" { 0.6em } else { 0.9em }
    prose(item.body.slice(0, -1))
    context block(above: above, sticky: is-short(prose(end)), prose(end))
    par(small(item.technologies))
  }
}

// With a panel, the head of the page is one too: a band in the accent colour beside the name.
#let head(body) = if resume.isOneColumn { align(center, body) } else {
  block(width: 100%, inset: (left: 0.9em), stroke: (left: 3pt + accent), body)
}
#head({
heading(level: 1, resume.name)
par(text(font: display, size: 13.5pt, resume.role))
par(text(style: "italic", fill: soft, resume.focus))
block(above: 0.95em, below: 0.95em, width: 100%, layout(size => {
  set text(size: 9pt)
  let join(items) = items.map(one => if one.url == "" { one.label } else { link(one.url, one.label) }).join(text(fill: soft, "  ·  "))
  // No line begins or ends with a separator.
  let lines = ((),)
  for one in resume.contact {
    let longer = lines.last() + (one,)
    if lines.last() != () and measure(join(longer)).width > size.width { lines.push((one,)) } else { lines.last() = longer }
  }
  par(leading: 0.7em, lines.map(join).join(linebreak()))
}))
par(small(resume.availability))
})

#for section in resume.sections {
  heading(level: 2, section.title)
  if section.body.len() > 0 {
    let body = prose(section.body)
    context block(breakable: not is-short(body), body)
  }
  for (index, item) in section.entries.enumerate() { entry(item, index == 0) }
}
`;

/** 1200 by 630 points: name, role and focus, as large as their length permits. */
export const cardTemplate = String.raw`${shared}
#set page(width: 1200pt, height: 630pt, margin: 0pt, fill: rgb("#fbfbf8"))
#set text(font: display, fill: ink, lang: resume.language, region: resume.region, dir: direction, hyphenate: true)
#set par(leading: 0.35em, spacing: 0pt)
#set block(spacing: 0pt)

// Sets a text in the largest size that fits the height. A text that fits in none is clipped.
#let fitting(body, sizes, height, ..style) = context {
  let set-in(size) = block(width: 1010pt, text(size: size, ..style, body))
  let size = sizes.find(size => measure(set-in(size)).height <= height)
  if size != none { set-in(size) } else { block(height: height, clip: true, align(top, set-in(sizes.last()))) }
}

#place(top + left, rect(width: 28pt, height: 630pt, fill: accent))
#place(horizon + left, dx: 100pt, dy: -30pt, block(width: 1010pt, {
  fitting(resume.card.name, (104pt, 88pt, 72pt, 60pt, 48pt, 40pt, 32pt), 150pt, hyphenate: false)
  v(42pt)
  fitting(resume.card.role, (44pt, 36pt, 30pt, 24pt), 50pt, fill: accent)
  v(34pt)
  fitting(resume.card.focus, (36pt, 32pt, 28pt, 24pt), 112pt, fill: soft)
}))
#place(bottom + left, dx: 100pt, dy: -44pt, text(size: 24pt, fill: soft, resume.card.host))
`;
