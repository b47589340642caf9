// Checks the signature for `profile-api check`: whether it matches the answers, and when it expires.
import { createSite, type LoadedContent } from '../runtime/load.ts';
import { signCommand } from '../runtime/sign-command.ts';
import { listClaims } from '../domain/claims.ts';
import { parseOrigin } from '../origin.ts';
import { examineTrust } from '../trust/examine.ts';
import { describeExcess, targetOf } from '../trust/resources.ts';
import type { Output } from './command.ts';

interface Request {
  readonly folder: string;
  /** Without it, only the dates of the signature are checked. */
  readonly baseUrl: string | undefined;
  readonly loaded: Pick<LoadedContent, 'content' | 'translations'>;
  readonly now: Date;
}

/** Days before the expiry from which the owner is reminded. */
const reminder = 30;
const day = 24 * 3_600_000;

/** Prints problems; resolves to `false` if the signature has expired or does not match the answers of the origin. */
export async function checkSignature(
  { folder, baseUrl, loaded, now }: Request,
  output: Output,
): Promise<boolean> {
  for (const line of listPartial(loaded.content)) output.out(line);
  const manifest = loaded.content.trust?.manifest;
  const excess = describeExcess(loaded.content, loaded.translations);
  if (excess !== undefined) {
    const refused = signCommand(baseUrl ?? manifest?.payload.origin ?? 'URL', { folder });
    output.out(
      `${excess}, so this command is refused: ${refused}. ${
        manifest === undefined
          ? 'To sign the profile, publish fewer cases or languages.'
          : 'Publish fewer cases or languages, or delete trust/manifest.json.'
      }`,
    );
    return manifest === undefined;
  }
  if (manifest === undefined) return true;
  const { expires, origin, resources } = manifest.payload;
  const days = Math.floor((Date.parse(expires) - now.getTime()) / day);
  const isStatic = targetOf(resources) === 'static';
  const isBelowPath = baseUrl !== undefined && parseOrigin(baseUrl) === undefined;
  const signable = isBelowPath ? origin : (baseUrl ?? origin);
  const again = `Sign again: ${signCommand(signable, { folder, isStatic })}`;
  if (days < 0) output.out(`The signature ended on ${expires.slice(0, 10)}. ${again}`);
  else if (days < reminder) output.out(`The signature ends in ${days} days. ${again}`);
  if (baseUrl === undefined) return days >= 0;
  if (isBelowPath) {
    output.out(
      `A site below a path cannot be signed: ${baseUrl}. Publish it at an origin, or delete trust/manifest.json.`,
    );
    return false;
  }
  const found = examineTrust({ ...createSite(loaded, baseUrl), isStatic });
  for (const difference of found?.differences ?? []) {
    output.out(`The signature does not match the answers: ${difference}. ${again}`);
  }
  return days >= 0 && found?.isAsSigned === true;
}

/** Statements that earlier versions wrote: they cover a part of the displayed words, so the claim is not shown as confirmed. */
function listPartial(content: LoadedContent['content']): readonly string[] {
  return listClaims(content, '').flatMap(({ level, attestations = [] }) =>
    attestations.flatMap(({ url, by, state, wording, covers }) =>
      level === 'attested' || state !== 'valid' || wording !== 'current'
        ? []
        : `${url.slice(1)} covers ${coverage[covers]}, so the claim does not count as confirmed. Ask ${by} for a new statement: the page /attest/ of your site has the steps.`,
    ),
  );
}

const coverage = {
  everything: 'every word',
  'title-and-dates': 'company, title and dates',
  text: 'the text without the figures',
} as const;
