// How to reach the engineer: at the opening as two calls to action, at the end with the owner's words.
import type { Child } from 'hono/jsx';
import { listAccounts } from '../../domain/accounts.ts';
import type { Site } from '../../schema/site.ts';
import { listResumes } from '../resume/index.ts';
import { paths } from '../../paths.ts';
import { wordsOf } from '../../wording/index.ts';
import { Markdown } from './markdown.tsx';

/** The end of the profile: the owner's invitation, and the address to write to. */
export function Contact({ site }: { readonly site: Site }): Child {
  const { content } = site;
  const { contact, email } = content.profile;
  const { headings, home } = wordsOf(content);
  return (
    <section class="band" aria-labelledby="contact">
      <div class="wrap">
        <h2 id="contact">{contact?.title ?? headings.contact}</h2>
        {contact?.description && (
          <div class="lead">
            <Markdown text={contact.description} />
          </div>
        )}
        <p class="actions">
          <a class="button main" href={`mailto:${email}`}>
            {email}
          </a>{' '}
          <a class="button" href={paths.fit}>
            {home.checkRole}
          </a>
        </p>
        <Resumes site={site} />
      </div>
    </section>
  );
}

/** The résumé in every form. */
function Resumes({ site }: { readonly site: Site }): Child {
  const { facts } = wordsOf(site.content);
  return (
    <ul class="links ui">
      <li>{facts.resume}</li>
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

/** The engineer's résumé and accounts. */
export function Links({ site }: { readonly site: Site }): Child {
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
