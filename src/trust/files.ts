// Renders the files of `trust/`: sorted, one entry per line, so that a change is one line of a diff.
import { canonicalize } from '../kernel/jcs.ts';
import type { Check, ManifestFile, PublicKey } from '../schema/trust.ts';

/** Keeps git from changing line ends, which would change the signed bytes. */
export const gitAttributes = '* -text\n';

export function renderKeys(keys: readonly PublicKey[]): string {
  return renderLists({ keys: keys.toSorted((a, b) => (a.kid < b.kid ? -1 : 1)) });
}

export function renderManifest({ payload, signatures }: ManifestFile): string {
  return renderLists({ payload, signatures });
}

export function renderChecks(checks: readonly Check[]): string {
  const sorted = checks.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return renderLists({ checks: sorted, version: 1 });
}

/** The page, account or attestation of a check, as a text. */
export function keyOf(check: Check): string {
  if (check.kind === 'attestation') return `attestation ${check.name}`;
  return `${check.kind} ${check.url} ${check.kind === 'link' ? (check.contains ?? '') : ''}`;
}

function renderLists(members: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(members).map(([name, value]) => {
    if (!Array.isArray(value)) return `${canonicalize(name)}:${canonicalize(value)}`;
    const entries = value.map((entry) => `\n${canonicalize(entry)}`).join();
    return `${canonicalize(name)}:[${entries}\n]`;
  });
  return `{${lines.join(',\n')}}\n`;
}
