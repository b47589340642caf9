// `completion/complete`: values for the slug of the template of case studies, and for arguments of prompts.
import type { CompleteResult } from '@modelcontextprotocol/server';
import { isObject } from '../kernel/json.ts';
import { quote } from '../problems.ts';
import type { McpSite } from './identity.ts';
import { findPrompt } from './prompts.ts';
import { caseTemplate } from './resources.ts';
import { invalidParams, type JSONObject, type ResultJSON, toASCII } from './wire.ts';

/** Most values of an answer (MCP, Completion). */
const maxValues = 100;

/** Returns the result of `completion/complete`. */
export function complete(site: McpSite, { ref, argument }: JSONObject): ResultJSON {
  if (!isObject(ref)) throw invalidParams('"ref" must be an object.');
  if (!isObject(argument)) throw invalidParams('"argument" must be an object.');
  const { name, value } = argument;
  if (typeof name !== 'string' || typeof value !== 'string') {
    throw invalidParams('"argument" must have a "name" and a "value", both strings.');
  }
  const known = valuesOf(site, ref, name);
  const wanted = value.toLowerCase();
  const found = known.filter((one) => one.includes(wanted));
  return toASCII({
    completion: {
      values: found.slice(0, maxValues),
      total: found.length,
      hasMore: found.length > maxValues,
    },
  } satisfies CompleteResult);
}

/** Lists the known values of an argument; none for free text. */
function valuesOf(site: McpSite, ref: JSONObject, argument: string): readonly string[] {
  const refuse = (names: readonly string[]) =>
    invalidParams(`Unknown argument ${quote(argument)}. Arguments: ${names.join(', ') || 'none'}.`);
  if (ref['type'] === 'ref/resource') {
    const { uriTemplate } = caseTemplate(site);
    if (ref['uri'] !== uriTemplate) {
      throw invalidParams(
        `Unknown template ${quote(String(ref['uri']))}. Templates: ${uriTemplate}.`,
      );
    }
    if (argument !== 'slug') throw refuse(['slug']);
    return site.content.cases.map(({ slug }) => slug);
  }
  if (ref['type'] !== 'ref/prompt') {
    throw invalidParams('The type of "ref" must be "ref/resource" or "ref/prompt".');
  }
  const { arguments: declared = [] } = findPrompt(String(ref['name']));
  const names = declared.map(({ name }) => name);
  if (!names.includes(argument)) throw refuse(names);
  return [];
}
