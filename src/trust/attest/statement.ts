// What an attester signs: a statement about one role or case of a profile, in its canonical form.
import { parseJSON } from '../../kernel/json.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import { attestedMembers, isCurrentRole } from '../../domain/claims.ts';
import { Statement } from '../../schema/trust.ts';
import { digestValue } from '../json/digest.ts';
import { canonicalize } from '../json/jcs.ts';

/** What `ssh-keygen -n` is given, so that the signature counts for nothing else. */
export const signatureNamespace = 'profile-attestation-v1';
/** Years that a statement counts at most. */
const maxYears = 3;

/** Digests the wording of a case that an attestation is about. */
export function digestCase(study: Partial<EngineeringCase>): string {
  return digestValue(Object.fromEntries(attestedMembers.map((name) => [name, study[name]])));
}

/** Whether a role or a case still has the words that a statement is about. */
export function isCurrent(statement: Statement, claimed: object): boolean {
  const { claim } = statement;
  return claim.kind === 'role'
    ? isCurrentRole(statement, claimed)
    : digestCase(claimed) === claim.jcsSha256;
}

/** The bytes that are signed or published: RFC 8785, without a line end. */
export function renderStatement(statement: Statement): string {
  return canonicalize(Statement.parse(statement));
}

/** Why a text is no statement, or its statement. */
export type ParsedStatement =
  | { readonly statement: Statement }
  | { readonly error: string; readonly statement?: never };

/**
 * Reads a statement, which has to be in canonical form: whoever checks it later has the same bytes.
 * A single line end after it is not part of it.
 */
export function parseStatement(text: string): ParsedStatement {
  const parsed = Statement.safeParse(parseJSON(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue?.path.join('.') ?? '';
    return { error: `It is no statement of a profile attestation${place && ` ("${place}")`}.` };
  }
  const statement = parsed.data;
  if (canonicalize(statement) !== text.replace(/\n$/u, '')) {
    return { error: 'It is not in the form of RFC 8785 in which it was made.' };
  }
  if (statement.expires <= statement.issued || statement.expires > latestExpiry(statement.issued)) {
    return { error: `It must expire after it is issued, and within ${maxYears} years.` };
  }
  return { statement };
}

/** The last day on which a statement of a day can expire. */
export function latestExpiry(issued: string): string {
  return `${Number(issued.slice(0, 4)) + maxYears}${issued.slice(4)}`;
}
