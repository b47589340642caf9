// How to reach the engineer: accounts at the opening, the owner's invitation at the end.
import type { Child } from 'hono/jsx';
import { listAccounts } from '../../domain/accounts.ts';
import type { Content } from '../../schema/content.ts';
import type { Site } from '../../schema/site.ts';
import { listResumes } from '../resume/index.ts';
import { paths } from '../../paths.ts';
import { fill, wordsOf } from '../../wording/index.ts';
import { Markdown } from './markdown.tsx';
import { typeset } from './typeset.ts';

/** The end of the profile and of each case: the owner's invitation, and the address to write to. */
export function Contact({ site }: { site: Site }): Child {
  const { content } = site;
  const { contact, email } = content.profile;
  const wording = wordsOf(content);
  return (
    <section class="band contact" id="contact" aria-labelledby="contact-heading">
      <div class="wrap">
        <Photo content={content} />
        <h2 id="contact-heading">
          {contact?.title ? typeset(contact.title, wording) : wording.headings.contact}
        </h2>
        {contact?.description && <Markdown text={contact.description} quotes={wording.quotes} />}
        <p class="big">
          <a href={`mailto:${email}`}>
            <MailAddress text={email} />
          </a>
        </p>
        <Resumes site={site} />
      </div>
    </section>
  );
}

function Photo({ content }: { content: Content }): Child {
  const { name, photoPath, photoAlt } = content.profile;
  if (photoPath === undefined) return undefined;
  const alt = photoAlt ?? fill(wordsOf(content).facts.photoOf, { name });
  // Not lazy: a picture or a print of the whole page would lack it.
  return <img class="portrait u-photo" src={photoPath} alt={alt} fetchpriority="low" />;
}

/** An address that may break after its sign and before its dots. */
export function MailAddress({ text }: { text: string }): Child {
  return text.split(/(?<=@)|(?=\.)/u).map((part, index) => [index > 0 && <wbr />, part]);
}

function Resumes({ site }: { site: Site }): Child {
  const { facts, home } = wordsOf(site.content);
  return (
    <ul class="links ui">
      <li>
        <a href={paths.fit}>{home.checkRole}</a>
      </li>
      <li>{facts.resume}:</li>
      {listResumes(site).map(({ path, type, label }) => (
        <li>
          <a href={path} type={type}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Links({ site }: { site: Site }): Child {
  const { content } = site;
  const { facts } = wordsOf(content);
  const pdf = listResumes(site).find(({ type }) => type === 'application/pdf');
  const accounts = listAccounts(content.profile);
  if (pdf === undefined && accounts.length === 0) return undefined;
  return (
    <ul class="links ui">
      {pdf && (
        <li>
          <a href={pdf.path} type={pdf.type}>
            {facts.resume} (PDF)
          </a>
        </li>
      )}
      {accounts.map(({ label, url }) => (
        <li>
          <a class="u-url" href={url} rel="me">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
