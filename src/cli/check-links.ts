// `profile-api check --links`: checks the pages and accounts that a profile names, and records the results.
import { reveal } from '../problems.ts';
import { renderChecks } from '../trust/files.ts';
import { checkLinks, type CheckOptions } from '../trust/links/check.ts';
import type { Allowance } from '../trust/net/client.ts';
import { type Pace, politePace } from '../trust/net/pacer.ts';
import type { Output } from './command.ts';
import { startProgress } from './progress.ts';
import { trustFiles, writeTrustFile } from './trust-files.ts';

/** Checks links, writes `trust/checks.json`, and prints the findings. */
export async function checkLinksOf(
  { folder, ...request }: CheckOptions & { readonly folder: string },
  output: Output,
  allowance?: Allowance,
  pace: Pace = politePace,
): Promise<void> {
  // Links must lead back to the origin for which the profile is signed.
  const origin = request.origin ?? request.content.trust?.manifest?.payload.origin;
  if (origin === undefined) {
    output.err('Accounts and attestations are not checked. Give the origin with --base-url.');
  }
  const progress = startProgress('Checking links');
  const { checks, findings, looked } = await checkLinks(
    { ...request, origin, onProgress: (done, total) => progress.report(done, total) },
    allowance,
    pace,
  ).finally(() => progress.end());
  if (checks.length > 0) writeTrustFile(folder, trustFiles.checks, renderChecks(checks));
  for (const finding of findings) output.out(reveal(finding));
  const known = checks.length - looked > 0 ? '; the others were checked in the last days' : '';
  output.out(`Checked ${looked} of ${checks.length}${known}.`);
}
