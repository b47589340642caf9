// The statement that an attester signs: about one role or case of a profile, in canonical form.
import { canonicalize } from '../../kernel/jcs.ts';
import { parseJSON } from '../../kernel/json.ts';
import { Statement } from '../../schema/trust.ts';

/** The namespace for `ssh-keygen -n`: the signature is valid for nothing else. */
export const signatureNamespace = 'profile-attestation-v1';
/** Most years for which a statement is valid. */
const maxYears = 3;

/** The bytes that are signed or published: RFC 8785, without a line end. */
export function renderStatement(statement: Statement): string {
  return canonicalize(Statement.parse(statement));
}

/** A statement, or why a text is not one. */
export type ParsedStatement =
  | { readonly statement: Statement }
  | { readonly error: string; readonly statement?: never };

/** Reads a statement in canonical form, so that everybody verifies the same bytes. Ignores a line end after it. */
export function parseStatement(text: string): ParsedStatement {
  const parsed = Statement.safeParse(parseJSON(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue?.path.join('.') ?? '';
    return { error: `It is not a statement of a profile attestation${place && ` ("${place}")`}.` };
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
  // The 29th of February has no anniversary in a common year.
  const day = issued.slice(4).replace('-02-29', '-02-28');
  return `${Number(issued.slice(0, 4)) + maxYears}${day}`;
}
