// The components of an OpenAPI document: the schemas and responses that its operations refer to.
import type * as z from 'zod';
import { type JSONSchema, referencedSchema } from '../../operations/json-schema.ts';
import { type FailureCode, failures, type ProblemCode, serviceFaults } from '../../problems.ts';
import type { Content } from '../../schema/content.ts';
import { faultDetails, ProblemDetails } from '../../schema/problem.ts';
import type { Site } from '../../schema/site.ts';

export type JSONObject = Record<string, unknown>;

const schemasOfFaults: Readonly<Partial<Record<FailureCode, z.ZodType>>> = faultDetails;

const header = (description: string, type = 'string') => ({ description, schema: { type } });
const headers = {
  ETag: header('Version of the answer, for `If-None-Match`.'),
  'Cache-Control': header('How long the edge may keep the answer: one hour at most.'),
  'X-Request-Id': header('The id of the request in the log; only on answers that are not cached.'),
  Allow: header('The methods of the path.'),
  'Retry-After': header(
    'Seconds after which to send the request again; comes with 503.',
    'integer',
  ),
};

/** The headers of problems, except for those with only `X-Request-Id`. */
const problemHeaders: Readonly<Partial<Record<number, readonly HeaderName[]>>> = {
  405: ['Allow', 'X-Request-Id'],
  503: ['Retry-After'],
};

type HeaderName = keyof typeof headers;

export function referToHeaders(names: readonly HeaderName[]): JSONObject {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Collects components while operations refer to them, so that no reference dangles. */
export class Components {
  readonly #schemas: Record<string, JSONSchema> = {};
  readonly #codes = new Set<FailureCode>();
  readonly #site: Site;
  /** The content whose slugs the schemas list. */
  readonly shapes: Content;

  constructor(site: Site, shapes: Content) {
    this.#site = site;
    this.shapes = shapes;
  }

  referToSchema(schema: z.ZodType, io: 'input' | 'output'): JSONSchema {
    const referring = referencedSchema(schema, io, this.shapes);
    Object.assign(this.#schemas, referring.components);
    return referring.schema;
  }

  /** Lists the responses to failures by status; several codes of a status share a response. */
  referToProblems(errors: readonly ProblemCode[]): JSONObject {
    const faults = Object.keys(serviceFaults) as FailureCode[];
    const codes = new Set(['invalid_request', ...errors, 'method_not_allowed', ...faults] as const);
    const byStatus = new Map<number, FailureCode[]>();
    for (const code of codes) {
      const { status } = failures[code];
      byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
    }
    return Object.fromEntries(
      [...byStatus].map(([status, sharing]) => [status, this.#referToResponse(sharing)]),
    );
  }

  #referToResponse(codes: readonly FailureCode[]): JSONObject {
    if (codes.length > 1) return this.#describeResponse(codes);
    this.#codes.add(codes[0]!);
    return { $ref: `#/components/responses/${codes[0]}` };
  }

  #describeResponse(codes: readonly FailureCode[]): JSONObject {
    const [code] = codes as [FailureCode];
    const { status } = failures[code];
    const schema = this.referToSchema(schemasOfFaults[code] ?? ProblemDetails, 'output');
    return {
      description: codes.map((each) => `${failures[each].title}.`).join(' '),
      headers: referToHeaders(problemHeaders[status] ?? ['X-Request-Id']),
      content: { 'application/problem+json': { schema } },
    };
  }

  /** The `components` member of the document. A host of files answers failures in its own way. */
  render(): JSONObject {
    if (this.#site.isStatic) return { schemas: this.#schemas };
    const used = (Object.keys(failures) as FailureCode[]).filter((code) => this.#codes.has(code));
    const responses = used.map((code) => [code, this.#describeResponse([code])] as const);
    return { schemas: this.#schemas, responses: Object.fromEntries(responses), headers };
  }
}
