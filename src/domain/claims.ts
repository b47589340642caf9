// The evidence of each claim: the owner alone, a checked page, or another account.
import { type Comparison, compareWords } from './attested-words.ts';
import { toExperience } from './answers.ts';
import { backgroundLists } from '../schema/background.ts';
import type { EngineeringCase } from '../schema/case.ts';
import type { AttestationNote, Link } from '../schema/claims.ts';
import type { Content, Role } from '../schema/content.ts';
import type {
  Attestation,
  AttestationCheck,
  LinkCheck,
  Statement,
  Trust,
} from '../schema/trust.ts';
import type { Claim } from '../schema/verification.ts';

/** The path of the statement of an attestation; its proof is beside it. */
export function attestationPath(name: string): string {
  return `/attestations/${name}.json`;
}

/** Finds the role or the case that a statement is about, even if its wording has changed. */
export function findClaimed(
  { claim }: Statement,
  { roles, cases }: Pick<Content, 'roles' | 'cases'>,
): Role | EngineeringCase | undefined {
  if (claim.kind === 'case') return cases.find(({ slug }) => slug === claim.slug);
  const held = roles.filter((role) => role.company === claim.company && role.start === claim.start);
  return held.find(({ title }) => title === claim.title) ?? held[0];
}

/** Compares a statement with the role or the case that it is about. */
export function compareClaim(statement: Statement, claimed: Role | EngineeringCase): Comparison {
  return compareWords(statement, 'slug' in claimed ? claimed : toExperience(claimed));
}

/** Adds their attestations to roles and cases. */
export function addNotes<Claims extends Pick<Content, 'roles' | 'cases'>>(
  claims: Claims,
  trust: Trust,
): Claims {
  const add = <Claimed extends Role | EngineeringCase>(claimed: Claimed): Claimed => {
    const attestations = listNotes(claimed, claims, trust);
    return attestations.length === 0 ? claimed : { ...claimed, attestations };
  };
  return { ...claims, roles: claims.roles.map(add), cases: claims.cases.map(add) };
}

/** The attestations of roles and cases that were valid at least once. */
function listNotes(
  claimed: Role | EngineeringCase,
  content: Pick<Content, 'roles' | 'cases'>,
  trust: Trust,
): AttestationNote[] {
  return trust.attestations
    .filter(({ statement }) => findClaimed(statement, content) === claimed)
    .filter(({ name }) => findAttestationCheck(trust, name)?.lastOk !== undefined)
    .map(({ name, statement }) => ({
      url: attestationPath(name),
      by: statement.attester.account,
      issued: statement.issued,
    }));
}

function findAttestationCheck(
  { checks }: Pick<Trust, 'checks'>,
  name: string,
): AttestationCheck | undefined {
  return checks.find(
    (check): check is AttestationCheck => check.kind === 'attestation' && check.name === name,
  );
}

/** The last check of a page for certain words. */
export function findLinkCheck(
  { checks }: Pick<Trust, 'checks'>,
  { url, contains }: Link,
): LinkCheck | undefined {
  return checks.find(
    (check): check is LinkCheck =>
      check.kind === 'link' && check.url === url && check.contains === contains,
  );
}

/** The accounts and pages that the profile names as the engineer's, each once. */
export function listIdentities({ profile }: Pick<Content, 'profile'>, origin: string): string[] {
  const { github, linkedin, website, profiles = [] } = profile;
  const named = [github, linkedin, website, ...profiles.map(({ url }) => url)];
  return [...new Set(named)]
    .filter((url) => url !== undefined)
    .filter((url) => new URL(url).origin !== origin);
}

/** Every claim that can have pages or statements; entries of lists only if they have pages. */
export function listClaims(content: Content, baseUrl: string): readonly Claim[] {
  const toBacking = backingOf(content, baseUrl);
  return [
    ...content.roles.map((role) => {
      const { company, title, start } = role;
      return { path: '/api/experience', role: { company, title, start }, ...toBacking(role) };
    }),
    ...content.cases.map((study) => ({ path: `/api/cases/${study.slug}`, ...toBacking(study) })),
    ...listEntries(content).map(({ list, index, links }) => ({
      path: '/api/profile',
      list,
      index,
      ...toBacking({ links }),
    })),
  ];
}

/** The entries of the profile's lists that name pages. */
export function listEntries({
  profile,
}: Pick<Content, 'profile'>): readonly { list: string; index: number; links: readonly Link[] }[] {
  return (Object.keys(backgroundLists) as (keyof typeof backgroundLists)[]).flatMap((list) =>
    (profile[list] ?? []).flatMap((entry, index) => {
      const links = (entry as { readonly links?: readonly Link[] }).links ?? [];
      return links.length === 0 ? [] : { list, index, links };
    }),
  );
}

type Confirmation = Pick<Claim, 'level' | 'links' | 'attestations'>;

function backingOf(
  content: Content,
  baseUrl: string,
): (claimed: Role | EngineeringCase | { readonly links: readonly Link[] }) => Confirmation {
  const { trust = noTrust } = content;
  const observe = ({ name, statement }: Attestation, claimed: Role | EngineeringCase) => {
    const { covers, changes } = compareClaim(statement, claimed);
    const { attester, issued, expires } = statement;
    const check = findAttestationCheck(trust, name);
    return {
      url: baseUrl + attestationPath(name),
      by: attester.account,
      ...(check?.account !== undefined && { accountCreated: check.account.created }),
      relation: attester.relation,
      says: attester.name,
      issued,
      expires,
      wording: changes.length === 0 ? ('current' as const) : ('earlier-wording' as const),
      covers,
      ...(changes.length > 0 && { changed: [...changes] }),
      ...seen(check),
    };
  };
  return (claimed) => {
    const links = (claimed.links ?? []).map((link) => ({
      ...link,
      ...seen(findLinkCheck(trust, link)),
    }));
    const attestations = trust.attestations
      .filter(({ statement }) => findClaimed(statement, content) === claimed)
      .map((attestation) => observe(attestation, claimed as Role | EngineeringCase));
    return {
      level: levelOf({ links, attestations }),
      ...(links.length > 0 && { links }),
      ...(attestations.length > 0 && { attestations }),
    };
  };
}

/** The state without trust files. */
export const noTrust: Trust = { keys: [], checks: [], attestations: [] };

function seen<State extends string>(
  check: { state: State; checkedOn: string; lastOk?: string | undefined } | undefined,
): { state: State | 'unchecked'; checkedOn?: string; lastOk?: string } {
  if (check === undefined) return { state: 'unchecked' };
  const { state, checkedOn, lastOk } = check;
  return { state, checkedOn, ...(lastOk !== undefined && { lastOk }) };
}

function levelOf({ links = [], attestations = [] }: Omit<Confirmation, 'level'>): Claim['level'] {
  const isAttested = ({ state, wording, covers }: (typeof attestations)[number]) =>
    state === 'valid' && wording === 'current' && covers === 'everything';
  if (attestations.some(isAttested)) return 'attested';
  // A page without expected words is no evidence.
  const isShown = links.some(({ state, contains }) => state === 'ok' && contains !== undefined);
  return isShown ? 'linked' : 'declared';
}
