// The components of an OpenAPI document: the schemas and responses that its operations refer to.
import type * as z from 'zod';
import { inputSchema, type JSONSchema, referencedSchema } from '../../operations/json-schema.ts';
import {
  type ProblemCode,
  problems,
  type ServiceFaultCode,
  serviceFaults,
} from '../../problems.ts';
import type { Content } from '../../schema/content.ts';
import type { Operation } from '../../schema/operation.ts';
import { faultDetails, ProblemDetails } from '../../schema/problem.ts';
import type { Site } from '../../schema/site.ts';

export type JSONObject = Record<string, unknown>;

type Code = ProblemCode | ServiceFaultCode;

const catalogue: Readonly<Record<Code, { status: number; title: string }>> = {
  ...problems,
  ...serviceFaults,
};
const schemasOfFaults: Readonly<Partial<Record<Code, z.ZodType>>> = faultDetails;

const headers = {
  ETag: { description: 'Version of the answer, for `If-None-Match`.', schema: { type: 'string' } },
  'Cache-Control': {
    description: 'How long the edge may keep the answer: one hour at most.',
    schema: { type: 'string' },
  },
  'X-Request-Id': {
    description: 'The id of the request in the log; only on answers that are not cached.',
    schema: { type: 'string' },
  },
  Allow: { description: 'The methods of the path.', schema: { type: 'string' } },
  'Retry-After': {
    description: 'Seconds after which to send the request again; comes with 503.',
    schema: { type: 'integer' },
  },
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
  readonly #codes = new Set<Code>();
  readonly #site: Site;
  readonly #shapes: Content;

  /** @param shapes the content whose slugs the schemas list */
  constructor(site: Site, shapes: Content) {
    this.#site = site;
    this.#shapes = shapes;
  }

  /** The input of an operation, inlined. */
  describeInput(operation: Operation): JSONSchema {
    return inputSchema(operation, this.#shapes);
  }

  referToSchema(schema: z.ZodType, io: 'input' | 'output'): JSONSchema {
    const referring = referencedSchema(schema, io, this.#shapes);
    Object.assign(this.#schemas, referring.components);
    return referring.schema;
  }

  /** Lists the responses to failures by status; several codes of a status share a response. */
  referToProblems(errors: readonly ProblemCode[]): JSONObject {
    const faults = Object.keys(serviceFaults) as ServiceFaultCode[];
    const codes = [
      ...new Set<Code>(['invalid_request', ...errors, 'method_not_allowed', ...faults]),
    ];
    const statuses = new Set(codes.map((code) => catalogue[code].status));
    return Object.fromEntries(
      [...statuses].map((status) => [
        status,
        this.#referToResponse(codes.filter((code) => catalogue[code].status === status)),
      ]),
    );
  }

  #referToResponse(codes: readonly Code[]): JSONObject {
    if (codes.length > 1) return this.#describeResponse(codes);
    this.#codes.add(codes[0]!);
    return { $ref: `#/components/responses/${codes[0]}` };
  }

  #describeResponse(codes: readonly Code[]): JSONObject {
    const [code] = codes as [Code];
    const { status } = catalogue[code];
    const schema = this.referToSchema(schemasOfFaults[code] ?? ProblemDetails, 'output');
    return {
      description: codes.map((each) => `${catalogue[each].title}.`).join(' '),
      headers: referToHeaders(problemHeaders[status] ?? ['X-Request-Id']),
      content: { 'application/problem+json': { schema } },
    };
  }

  /** The `components` member of the document. A host of files answers failures in its own way. */
  render(): JSONObject {
    if (this.#site.isStatic) return { schemas: this.#schemas };
    const used = (Object.keys(catalogue) as Code[]).filter((code) => this.#codes.has(code));
    const responses = used.map((code) => [code, this.#describeResponse([code])] as const);
    return { schemas: this.#schemas, responses: Object.fromEntries(responses), headers };
  }
}
