// `profile-api doctor URL`: checks a published site through the caches of its host.
import { examine } from '../doctor/checks.ts';
import { type Finding, Site } from '../doctor/site.ts';
import { baseUrlWords, parseBaseUrl } from '../origin.ts';
import { messageOf } from '../runtime/errors.ts';
import { UsageError } from '../runtime/settings.ts';
import type { Given, Output } from './command.ts';

const timeout = 20_000;

/** Resolves to 0 without findings, 1 with findings, 3 if the site cannot be examined. */
export async function doctor(
  { flags, words: [address = ''] }: Given,
  output: Output,
): Promise<number> {
  const baseUrl = parseBaseUrl(address.includes('://') ? address : `https://${address}`);
  if (baseUrl === undefined)
    throw new UsageError(`doctor takes ${baseUrlWords}, not "${address}".`);
  let findings: readonly Finding[];
  try {
    findings = await examine(new Site(baseUrl, new Date(), timeout));
  } catch (error) {
    output.err(describeFailure(error, baseUrl));
    return 3;
  }
  if (flags['json'] === true) output.out(JSON.stringify({ baseUrl, findings }, undefined, 2));
  else
    output.out(
      findings.length === 0 ? `${baseUrl}: nothing to mend` : findings.map(render).join('\n\n'),
    );
  return findings.length > 0 ? 1 : 0;
}

function render({ check, found, cause, fix }: Finding): string {
  return `${check}: ${found}\n  Cause: ${cause}\n  Fix: ${fix}`;
}

function describeFailure(error: unknown, baseUrl: string): string {
  const cause = (error as { cause?: unknown }).cause;
  return cause === undefined
    ? messageOf(error)
    : `${baseUrl} cannot be reached: ${messageOf(cause)}`;
}
