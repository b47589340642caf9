// The parts of a profile with their texts, and where people can read each part.
import { listAccounts } from '../../domain/accounts.ts';
import { roleAnchor } from '../../domain/anchors.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Content, Role } from '../../schema/content.ts';

/** A part of the profile. */
export interface Part {
  /** The company of a role, the title of a case, or the name of a list such as `skills`. */
  readonly where: string;
  /** Its address on the site. */
  readonly path: string;
  readonly texts: readonly string[];
  /** Technologies that it lists, whether that evidences them or not. */
  readonly names: readonly string[];
}

/** Members of the profile that are lists of entries, each shown under an anchor of its name. */
const lists = [
  'skills',
  'certificates',
  'projects',
  'publications',
  'talks',
  'awards',
  'volunteering',
  'education',
  'interests',
] as const;

/** Lists the roles and cases, then the lists of the profile, then its other texts. */
export function listParts(content: Content): readonly Part[] {
  const { profile, roles, cases } = content;
  const { role, focus, intro, location, availability, languages, contact } = profile;
  const { figures = [] } = profile;
  const { scaleHandled, languageMatch } = content.fit;
  const labels = [...figures, ...listAccounts(profile)].map(({ label }) => label);
  const facts = [role, focus, intro, location, availability, languages];
  const texts = [...facts, scaleHandled, languageMatch, contact?.title, contact?.description];
  return [
    ...roles.map(toRolePart),
    ...cases.map(toCasePart),
    ...lists.flatMap((name) =>
      (profile[name] ?? []).map((entry) => ({
        where: name,
        path: `/#${name}`,
        texts: textsIn(entry),
        names: name === 'skills' || name === 'projects' ? textsIn(entry) : [],
      })),
    ),
    { where: 'about', path: '/#about', texts: profile.about ?? [], names: [] },
    {
      where: 'principles',
      path: '/#principles',
      texts: profile.engineeringPrinciples ?? [],
      names: [],
    },
    { where: 'profile', path: '/', texts: textsIn([...texts, ...labels]), names: [] },
  ];
}

function toRolePart(role: Role): Part {
  const { title, location, summary, highlights, note, links, technologies } = role;
  return {
    where: role.company,
    path: `/#${roleAnchor(role)}`,
    texts: textsIn([title, location, summary, highlights, note, links]),
    names: technologies,
  };
}

function toCasePart(study: EngineeringCase): Part {
  const { slug, technologies, attestations: _, page: __, number: ___, ...rest } = study;
  return {
    where: study.title,
    path: `/cases/${slug}/`,
    texts: [...new Set(textsIn(rest))],
    names: technologies,
  };
}

/** Members of entries that are not texts about work. */
const skipped: ReadonlySet<string> = new Set(['url', 'id', 'doi', 'authors']);

/** Lists all texts in a value: a text, a list of texts, or an object with such members. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    skipped.has(name) ? [] : textsIn(member),
  );
}
