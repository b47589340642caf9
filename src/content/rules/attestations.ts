// Attestations are pairs of a statement and its proof, about a role or a case of the profile.
import { findClaimed } from '../../domain/claims.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Role } from '../../schema/content.ts';
import { attestationFile, pairAttestations, readAttestation } from '../format/trust.ts';
import { issueIn, type Issues } from '../report/issue.ts';
import { casesOf, type ParsedFolder } from './parsed-folder.ts';
import { program } from '../../version.ts';

/** Reports statements without proof, proofs without statement, and statements about a missing role or case. */
export function checkAttestations(folder: ParsedFolder): Issues {
  const own = folder.parsed.filter(({ file }) => attestationFile.test(file));
  return [...own.flatMap(({ file }) => reportLonely(file, folder)), ...checkClaims(folder, own)];
}

function reportLonely(file: string, { files }: ParsedFolder): Issues {
  const other = file.endsWith('.sig') ? file.replace(/\.sig$/u, '') : `${file}.sig`;
  if (files.has(other)) return [];
  const fix = `Restore it, or remove this file; "${program} attestation add" writes both.`;
  return [issueIn(file, `There is no ${other} beside it.`, fix)];
}

/** A role or a case in a file with a mistake is not gone. */
function checkClaims(folder: ParsedFolder, own: ParsedFolder['parsed']): Issues {
  const experience = folder.parsed.filter(({ file }) => file === 'experience.yaml');
  const studies = casesOf(folder);
  if ([...experience, ...studies].some(({ data }) => data === undefined)) return [];
  const roles = experience.flatMap(({ data }) => data as readonly Role[]);
  const cases = studies.map(({ data }) => data as EngineeringCase);
  const parts = own
    .filter(({ issues }) => issues.length === 0)
    .map(({ data, file }) => readAttestation(data as Uint8Array, file));
  return pairAttestations(parts).flatMap(({ name, statement }) => {
    if (findClaimed(statement, { roles, cases }) !== undefined) return [];
    const message = `The profile has no ${statement.claim.kind} that this statement is about any more.`;
    const fix = 'Remove it together with its .sig, or restore the company, the start or the slug.';
    return [issueIn(`attestations/${name}.json`, message, fix, 'warning')];
  });
}
