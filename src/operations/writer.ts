// Serialises values by their schemas: a writer is compiled once for each schema and writes only declared members. It
// takes a third of the time of `parse` and `JSON.stringify`.
import * as z from 'zod';
import { derived } from '../kernel/derived.ts';
import { isPartOfContent } from '../schema/components.ts';

/** Serialises a value as JSON; throws if it does not match the schema. */
export type Write = (value: unknown) => string;

/** Returns the writer of a schema. */
export const writerOf: (schema: z.ZodType) => Write = derived((schema) => {
  const write = compile(schema);
  return isPartOfContent(schema) ? writeOnce(schema, write) : write;
});

/** Checks and writes each object once: parts of the content are the same objects in every answer. */
function writeOnce(schema: z.ZodType, write: Write): Write {
  const written = derived((part: object) => write(schema.parse(part)));
  return (part) => (typeof part === 'object' && part !== null ? written(part) : write(part));
}

function compile(schema: z.ZodType): Write {
  if (mayBeAbsent(schema)) return writerOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodObject) return compileObject(schema);
  if (schema instanceof z.ZodArray) return compileArray(writerOf(schema.element as z.ZodType));
  if (schema instanceof z.ZodEnum) return compileEnum(schema.options);
  // URLs and dates are string formats.
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return writeText;
  if (schema instanceof z.ZodNumber) return writeNumber;
  if (schema instanceof z.ZodBoolean) return writeBoolean;
  return (value) => JSON.stringify(schema.parse(value));
}

function compileObject({ shape }: z.ZodObject): Write {
  const members = Object.entries<z.ZodType>(shape).map(([name, schema]) => ({
    name,
    // The text before the value of the first member that is written, and of a later one.
    first: `{${JSON.stringify(name)}:`,
    further: `,${JSON.stringify(name)}:`,
    write: writerOf(schema),
    isOptional: mayBeAbsent(schema),
  }));
  return (value) => {
    if (typeof value !== 'object' || value === null) throw mismatch('an object', value);
    let json = '';
    for (const { name, first, further, write, isOptional } of members) {
      const member = (value as Readonly<Record<string, unknown>>)[name];
      if (member === undefined && isOptional) continue;
      json += (json === '' ? first : further) + write(member);
    }
    return json === '' ? '{}' : `${json}}`;
  };
}

function mayBeAbsent(schema: z.ZodType): schema is z.ZodOptional | z.ZodExactOptional {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional;
}

function compileArray(write: Write): Write {
  return (items) => {
    if (!Array.isArray(items)) throw mismatch('an array', items);
    let json = '';
    for (const item of items) json += json === '' ? write(item) : `,${write(item)}`;
    return `[${json}]`;
  };
}

function compileEnum(options: readonly (string | number)[]): Write {
  const written = new Map(options.map((option) => [option, JSON.stringify(option)]));
  return (value) => {
    const json = written.get(value as string);
    if (json === undefined) throw mismatch(`one of ${options.join(', ')}`, value);
    return json;
  };
}

function writeText(value: unknown): string {
  if (typeof value !== 'string') throw mismatch('a string', value);
  return JSON.stringify(value);
}

function writeNumber(value: unknown): string {
  if (!Number.isFinite(value)) throw mismatch('a number', value);
  return String(value);
}

function writeBoolean(value: unknown): string {
  if (typeof value !== 'boolean') throw mismatch('a boolean', value);
  return value ? 'true' : 'false';
}

/** A fault of the service. The message omits the value, because a client may have sent it. */
function mismatch(expected: string, value: unknown): TypeError {
  return new TypeError(`The answer has ${typeof value} where its schema has ${expected}.`);
}
