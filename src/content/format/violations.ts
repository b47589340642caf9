// Converts errors of zod to messages for the owner, with their places in the file.
import * as z from 'zod';
import { nearest } from '../../kernel/nearest.ts';
import { type ContentIssue, issueOf, type Issues, type Words } from '../report/issue.ts';
import { shorten, valueAt } from '../report/text.ts';
import { synonyms } from './slips.ts';
import type { Path, YAMLData } from '../yaml/located.ts';

/** The field of another file that an unknown one means, and that file; `undefined` if no name is similar. */
export type HomeOf = (
  field: string,
) => { readonly name: string; readonly file: string } | undefined;

/** Checks data against the format of its file. Data is returned only if it is valid. */
export function checkFormat<Schema extends z.ZodType>(
  yaml: YAMLData,
  schema: Schema,
  homeOf: HomeOf = () => undefined,
): { readonly data?: z.output<Schema>; readonly issues: Issues } {
  const result = schema.safeParse(yaml.data, { jitless: true });
  if (result.success) return { data: result.data, issues: [] };
  const misspelt = new Set(result.error.issues.flatMap((issue) => listMeant(schema, issue)));
  // A misspelt field is not reported as missing too.
  const issues = result.error.issues.filter(
    ({ path }) => valueAt(yaml.data, path) !== undefined || !misspelt.has(JSON.stringify(path)),
  );
  return { issues: issues.flatMap((issue) => explain(yaml, schema, issue, homeOf)) };
}

/** The paths of the fields that unknown names probably mean. */
function listMeant(schema: z.ZodType, issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const fields = fieldsOf(schemaAt(schema, issue.path));
  return issue.keys.map((key) => JSON.stringify([...issue.path, findMeant(key, fields)]));
}

/** The field that an unknown name probably means: its counterpart in other formats, or the nearest name. */
export function findMeant(key: string, fields: readonly string[]): string | undefined {
  const known = synonyms.get(key.toLowerCase())?.find((name) => fields.includes(name));
  return known ?? nearest(key, fields);
}

function explain(
  yaml: YAMLData,
  schema: z.ZodType,
  issue: z.core.$ZodIssue,
  homeOf: HomeOf,
): ContentIssue[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const fields = fieldsOf(schemaAt(schema, path));
    return issue.keys.map((key) => {
      const words = explainUnknown(key, fields, path.length === 0 ? homeOf(key) : undefined);
      return issueOf(yaml.file, yaml.atKey([...path, key]), words);
    });
  }
  return [issueOf(yaml.file, yaml.at(path), explainValue(yaml, schema, issue))];
}

function explainValue(yaml: YAMLData, schema: z.ZodType, issue: z.core.$ZodIssue): Words {
  const { path } = issue;
  const value = valueAt(yaml.data, path);
  if (issue.code === 'invalid_value' && typeof value !== 'object') {
    return explainChoice(String(value), issue.values.map(String));
  }
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_value') return split(issue.message);
  const expected = issue.code === 'invalid_type' ? issue.expected : 'string';
  return explainType(yaml, path, expected, schemaAt(schema, path));
}

/** Splits a message of a format into its two lines. */
function split(message: string): Words {
  const [wrong = '', fix = ''] = message.split('\n');
  return { message: wrong, fix };
}

/** Names of private facts, and their fields in private.yaml. */
const privateNames: ReadonlyMap<string, string> = new Map([
  ...['phone', 'phonenumber', 'mobile', 'tel', 'telephone'].map((name) => [name, 'phone'] as const),
  ...['street', 'streetaddress', 'postalcode', 'zip'].map((name) => [name, 'street'] as const),
  ...['birthdate', 'birthday', 'dateofbirth', 'born'].map((name) => [name, 'birthDate'] as const),
  ['references', 'references'],
]);

function explainUnknown(key: string, fields: readonly string[], home: ReturnType<HomeOf>): Words {
  const message = `"${shorten(key)}" is not a field here.`;
  const privateField = privateNames.get(key.toLowerCase().replace(/[^a-z]/gu, ''));
  if (privateField !== undefined && !fields.includes(key)) {
    const file = 'private.yaml, which is never served';
    return { message, fix: `Profiles are public. Write it into ${file}, as ${privateField}.` };
  }
  if (home?.name === key) return { message, fix: `Write it into ${home.file}.` };
  const meant = findMeant(key, fields);
  if (meant !== undefined) return { message, fix: `Did you mean "${meant}"?` };
  if (home === undefined) {
    return { message, fix: `Remove it. The fields are: ${fields.join(', ')}.` };
  }
  return { message, fix: `Did you mean "${home.name}"? Write it into ${home.file}.` };
}

function explainType(yaml: YAMLData, path: Path, expected: string, schema: z.ZodType): Words {
  const value = valueAt(yaml.data, path);
  const name = path.at(-1);
  const subject = subjectOf(yaml.file, name);
  if (value === undefined) {
    return { message: `The field ${subject} is missing.`, fix: `Add it. ${hint(schema, name)}` };
  }
  if (value === null) {
    const message = `${subject} ${name === undefined ? 'is empty' : 'has no value'}.`;
    return { message, fix: hint(schema, name) };
  }
  if (expected === 'string' && typeof value !== 'object') {
    return explainUnquoted(subject, yaml.source(path) ?? String(value), typeof value, schema);
  }
  if (expected === 'array' && typeof value === 'string' && /^-(?! )\p{Zs}/u.test(value)) {
    return {
      message: 'The space after the hyphen is not an ordinary one, and YAML takes it for a letter.',
      fix: 'Delete it and type a space.',
    };
  }
  const wanted = nouns[expected] ?? expected;
  const mapping = expected === 'string' && !Array.isArray(value);
  return {
    message: `${subject} is ${nounOf(value)}, and ${wanted} is expected.`,
    fix: mapping
      ? 'If it is a text with a colon and a space in it, put quotes around it.'
      : hint(schema, name),
  };
}

function subjectOf(file: string, name: PropertyKey | undefined): string {
  if (name === undefined) return file.endsWith('.md') ? 'The front matter' : 'The file';
  return typeof name === 'string' ? `"${name}"` : 'The entry';
}

/** A number or a boolean in place of a text: quotes are the fix if the quoted text is valid. */
function explainUnquoted(subject: string, source: string, type: string, schema: z.ZodType): Words {
  const message = `${subject} is ${type === 'number' ? 'the number' : 'the truth value'} ${shorten(source)}, and a text is expected.`;
  const quoted = schema.safeParse(source);
  if (quoted.success) return { message, fix: `Put quotes around it: "${shorten(source)}"` };
  return split(quoted.error.issues[0]?.message ?? message);
}

function explainChoice(value: string, choices: readonly string[]): Words {
  const all = `Write one of: ${choices.join(', ')}.`;
  const meant = nearest(value, choices);
  const message = `"${shorten(value)}" is not a possible value here.`;
  return { message, fix: meant === undefined ? all : `Did you mean "${meant}"? ${all}` };
}

const nouns: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  object: 'a group of fields',
  boolean: 'true or false',
  number: 'a number',
};

function nounOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'string' ? 'a text' : `"${shorten(String(value))}"`;
}

/** Shows how a field is written. */
function hint(schema: z.ZodType, name: PropertyKey | undefined): string {
  const inner = unwrap(schema);
  const label = typeof name === 'string' ? `${name}:` : '';
  if (inner instanceof z.ZodArray) {
    const entry = unwrap(inner.element as z.ZodType);
    const example =
      entry instanceof z.ZodObject ? `${fieldsOf(entry)[0]}: …` : (exampleOf(entry) ?? '…');
    const below = label === '' ? '' : `below "${label}" `;
    return `Write each entry ${below}on a line that begins with a hyphen and a space: - ${example}`;
  }
  if (inner instanceof z.ZodObject) {
    const below = label === '' ? '' : `below "${label}", indented, `;
    return `Write the fields ${below}on lines of their own: ${fieldsOf(inner).join(', ')}.`;
  }
  return `Write, for example: ${label} ${exampleOf(inner) ?? 'true'}`.replace(':  ', ': ');
}

function exampleOf(schema: z.ZodType): string | undefined {
  const examples = schema instanceof z.ZodEnum ? schema.options : schema.meta()?.['examples'];
  return Array.isArray(examples) ? String(examples[0]) : undefined;
}

export function fieldsOf(schema: z.ZodType): readonly string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The format of the value at a path; the format itself if the path leads out of it. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType {
  let current = unwrap(schema);
  for (const name of path) {
    if (current instanceof z.ZodArray) current = unwrap(current.element as z.ZodType);
    else if (current instanceof z.ZodObject && Object.hasOwn(current.shape, name)) {
      current = unwrap(current.shape[name as string] as z.ZodType);
    }
  }
  return current;
}

function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodExactOptional ? (schema.unwrap() as z.ZodType) : schema;
}
