// The head of the profile: name, role, facts, and how to reach the engineer.
import type { Child } from 'hono/jsx';
import { describeYears } from '../../domain/experience.ts';
import type { Content } from '../../schema/content.ts';
import type { Profile } from '../../schema/profile.ts';
import { Markdown } from './markdown.tsx';

/** Says who this is, with the facts that visitors look for first. */
export function Introduction({ content }: { readonly content: Content }): Child {
  const { profile, roles, asOf } = content;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Availability', profile.availability],
    ['Experience', describeYears(roles, asOf)],
    ['Location', profile.location],
    ['Languages', profile.languages],
    ['Core stack', profile.core.join(', ')],
  ];
  return (
    <header class="opening">
      <h1>{profile.name}</h1>
      <p class="role">{profile.role}</p>
      <p class="lead">{profile.focus}</p>
      {profile.intro && <Markdown text={profile.intro} />}
      <dl class="facts">
        {rows.map(
          ([label, value]) =>
            value && (
              <div>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Reach profile={profile} />
    </header>
  );
}

/** Lists the ways to reach the engineer. */
export function Reach({ profile }: { readonly profile: Profile }): Child {
  const { email, linkedin, github, resumePath } = profile;
  return (
    <ul class="reach">
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {linkedin && (
        <li>
          <a href={linkedin} rel="me">
            LinkedIn
          </a>
        </li>
      )}
      {github && (
        <li>
          <a href={github} rel="me">
            GitHub
          </a>
        </li>
      )}
      {resumePath && (
        <li>
          <a href={resumePath} type="application/pdf">
            Résumé (PDF)
          </a>
        </li>
      )}
    </ul>
  );
}
