// The signed resources: every answer about the engineer, read from the app as a client reads it.
import { type App, createApp } from '../app.ts';
import { languagesOf, prefixOf } from '../domain/languages.ts';
import { digestBytes, digestValue } from '../kernel/digest.ts';
import { toFilePath } from '../paths.ts';
import type { Content } from '../schema/content.ts';
import type { Site } from '../schema/site.ts';
import { type ManifestPayload, maxResources } from '../schema/trust.ts';

/** A running service, or a static site, whose addresses end in `.json`. */
export type SigningTarget = 'service' | 'static';

/** Digests every signed resource in every language, by its path. */
export function digestResources(site: Site): ManifestPayload['resources'] {
  const app = createApp(site);
  const { profile, cases, files } = site.content;
  const answers = listAnswers(cases).map((path) => (site.isStatic ? toFilePath(path) : path));
  const signed: ManifestPayload['resources'] = {};
  for (const prefix of languagesOf(site).map(prefixOf)) {
    for (const path of answers.map((answer) => prefix + answer)) {
      signed[path] = { jcsSha256: digestValue(readJSON(app, path)) };
    }
  }
  // A rendered PDF changes with the version of the renderer; the owner's own PDF does not.
  const resume = profile.resumePath === undefined ? undefined : files[profile.resumePath];
  if (profile.resumePath !== undefined && resume !== undefined) {
    signed[profile.resumePath] = { sha256: digestBytes(resume) };
  }
  return signed;
}

/** Why a site cannot be signed: verifiers request each resource, so their number is limited. */
export function describeExcess(
  { cases, profile, files }: Content,
  translations: Site['translations'] = [],
): string | undefined {
  const hasOwnResume = profile.resumePath !== undefined && files[profile.resumePath] !== undefined;
  const count = listAnswers(cases).length * (1 + translations.length) + (hasOwnResume ? 1 : 0);
  return count <= maxResources
    ? undefined
    : `There are ${count} resources to sign, and a manifest lists at most ${maxResources}`;
}

function listAnswers(cases: Content['cases']): readonly string[] {
  const own = cases.map(({ slug }) => `/api/cases/${slug}`);
  return ['/api/profile', '/api/experience', '/api/cases', ...own];
}

/** The target of signed resources, known by their paths. */
export function targetOf(resources: ManifestPayload['resources']): SigningTarget {
  return Object.hasOwn(resources, toFilePath('/api/profile')) ? 'static' : 'service';
}

function readJSON(app: App, path: string): unknown {
  const answer = app.answer({ id: 'sign', method: 'GET', target: path, headers: {} });
  if (typeof answer === 'function' || answer.status !== 200 || answer.body === undefined) {
    throw new Error(`${path} has no answer to sign.`);
  }
  const { body } = answer;
  return JSON.parse(body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body));
}
