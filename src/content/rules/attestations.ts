// Attestations come in pairs, and are about what the profile says.
import { findClaimed } from '../../domain/claims.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Role } from '../../schema/content.ts';
import {
  attestationFile,
  type AttestationPart,
  pairAttestations,
  readAttestation,
} from '../format/trust.ts';
import { type ContentIssue, issueIn } from '../report/issue.ts';
import type { ParsedFolder } from './parsed-folder.ts';

/** Reports statements without proof, proofs without statement, and statements about what is not there. */
export function checkAttestations({ parsed }: ParsedFolder): readonly ContentIssue[] {
  const read = parsed.filter(
    ({ file, issues }) => attestationFile.test(file) && issues.length === 0,
  );
  const parts = read.map(({ data, file }) => readAttestation(data as Uint8Array, file));
  const roles = dataOf(parsed, 'experience.yaml').flat() as Role[];
  const cases = dataOf(parsed, 'cases/') as EngineeringCase[];
  return [
    ...parts.flatMap((part) => reportLonely(part, parts)),
    ...pairAttestations(parts).flatMap(({ name, statement }) => {
      if (findClaimed(statement, { roles, cases }) !== undefined) return [];
      const message = `The profile has no ${statement.claim.kind} that this statement is about any more.`;
      const fix =
        'Remove it together with its .sig, or restore the company, the start or the slug.';
      return [issueIn(`attestations/${name}.json`, message, fix, 'warning')];
    }),
  ];
}

function dataOf(parsed: ParsedFolder['parsed'], start: string): unknown[] {
  return parsed.flatMap(({ file, data }) =>
    file.startsWith(start) && data !== undefined ? [data] : [],
  );
}

function reportLonely(
  { name, isProof }: AttestationPart,
  parts: readonly AttestationPart[],
): readonly ContentIssue[] {
  if (parts.some((part) => part.name === name && part.isProof !== isProof)) return [];
  const [there, missing] = isProof ? ['.json.sig', '.json'] : ['.json', '.json.sig'];
  const message = `There is no attestations/${name}${missing} beside it.`;
  const fix = 'Restore it, or remove this file; "profile-api attestation add" writes both.';
  return [issueIn(`attestations/${name}${there}`, message, fix)];
}
