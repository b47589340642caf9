// A field is one row: its kind, a text for its owner, an example. An entity (a role, a figure) is a table of rows. The
// formats of the owner's files, answers, Markdown and JSON Resume follow from the rows.
import * as z from 'zod';
import { component } from './components.ts';

/** The media type of prose, as `contentMediaType` of JSON Schema names it. */
export const markdown = 'text/markdown';

const text = z.string();

/**
 * The schema of a value of each kind. Lines and prose can be translated. A name is the same in every language of one script,
 * an identifier in all.
 */
const values = {
  line: text,
  prose: text,
  name: text,
  identifier: text,
  month: text,
  lastMonth: text,
  date: text,
  language: text,
  slug: text,
  address: z.url(),
  mail: z.email(),
  share: z.number().gt(0).max(1),
  flag: z.boolean(),
};

/** Kinds of lists, with the kind of their items. */
export const listKinds = {
  lines: 'line',
  points: 'prose',
  names: 'name',
  technologies: 'identifier',
} as const;

type Kinds = { readonly [K in keyof typeof values]: z.output<(typeof values)[K]> } & {
  readonly [K in keyof typeof listKinds]: readonly string[];
};

/** A room that handles fields has a table by kind: a new kind is a type error until the table has it. */
export type Kind = keyof Kinds | 'choice' | 'choices' | 'group' | 'entries';

/** `'in the file'`: the owner must write the field, but the contract lets an answer lack it. */
type Required = boolean | 'in the file';

interface Options<Needed extends Required> {
  readonly required?: Needed;
  /** Its description in answers, where that differs from the text for its owner. */
  readonly inAnswers?: string;
  /** Its name in the file, by default the name of the row. */
  readonly inFile?: string;
  /** Its key in JSON Resume, by default its name; `false` if documents/resume/json.ts writes it, or if nothing does. */
  readonly resume?: string | false;
  /** Why a public value is not shown at a place. */
  readonly absent?: Readonly<Partial<Record<'page' | 'markdown' | 'resume', string>>>;
  readonly pattern?: { readonly test: RegExp; readonly wrong: string; readonly fix: string };
  /** The description of an item of a list of texts. */
  readonly item?: string;
  readonly mayBeEmpty?: true;
  /** Most entries of a list. */
  readonly most?: number;
  /** The value that means the same as an absent field. */
  readonly byDefault?: unknown;
}

/** Why most fields that JSON Resume lacks are not in it. */
export const noKey = { resume: 'JSON Resume has no key for it.' };

export interface Field<
  Value = unknown,
  Needed extends Required = Required,
> extends Options<Needed> {
  readonly required: Needed;
  readonly kind: Kind;
  readonly text: string;
  readonly example: unknown;
  /** The value in the content and in answers. */
  readonly value: z.ZodType<Value>;
  /** The words of a choice. */
  readonly words?: readonly string[];
  /** The table of a group, or of each entry of a list. */
  readonly of?: Entity;
}

/** A row of one of the kinds. `NoInfer`: else the table around the row would decide whether it is required. */
export function field<K extends keyof Kinds, const Needed extends Required = false>(
  kind: K,
  description: string,
  example: Kinds[K] extends number | boolean ? Kinds[K] : string,
  options: Options<Needed> & { readonly value?: z.ZodType<string> } = {},
): Field<Kinds[K], NoInfer<Needed>> {
  const meta = { description: options.inAnswers ?? description, examples: [example] };
  const value =
    options.value ??
    (kind in listKinds
      ? z
          .array(single(listKinds[kind as keyof typeof listKinds], options.item, example))
          .meta({ ...meta, examples: [[example]] })
      : single(kind as keyof typeof values, meta.description, example));
  return { kind, text: description, example, required: false, ...options, value } as never;
}

function single(kind: keyof typeof values, description: string | undefined, example: unknown) {
  return values[kind].meta({
    ...(description !== undefined && { description }),
    examples: [example],
    ...(kind === 'prose' && { contentMediaType: markdown }),
  });
}

/** One of several words. The default means the same as an absent field. */
export function choice<const Words extends readonly string[], Default extends string = never>(
  words: Words,
  description: string,
  options: Options<false> & { readonly byDefault?: Default; readonly example?: string } = {},
): Field<Exclude<Words[number], Default>, false> {
  const others = words.filter((word) => word !== options.byDefault);
  const value = z.enum(others).describe(options.inAnswers ?? description);
  const row = { kind: 'choice', text: description, example: words[0], words } as const;
  return { ...row, required: false, ...options, value } as never;
}

export function choices<const Words extends readonly string[]>(
  words: Words,
  description: string,
): Field<readonly Words[number][], false> {
  const value = z.array(z.enum(words)).describe(description);
  const row = { kind: 'choices', text: description, example: words[0], words } as const;
  return { ...row, required: false, value } as never;
}

/** A list of entries, each of them a table of fields. */
export function entries<F extends Fields>(
  of: Pick<Entity<F>, keyof Entity>,
  description: string,
  options: Options<false> = {},
): Field<readonly ValuesOf<F>[], false> & { readonly of: Entity } {
  const value = z.array(of.answer).describe(options.inAnswers ?? description);
  const row = { kind: 'entries', text: description, example: undefined, of } as const;
  return { ...row, required: false, ...options, value } as never;
}

/** A group of fields. At least one of them has a value, unless the group may be empty. */
export function group<F extends Fields>(
  of: Pick<Entity<F>, keyof Entity>,
  description: string,
  options: Options<false> = {},
): Field<ValuesOf<F>, false> & { readonly of: Entity } {
  const row = { kind: 'group', text: description, example: undefined, of } as const;
  return { ...row, required: false, ...options, value: of.answer } as never;
}

export type Fields = Readonly<Record<string, Field>>;
type Computed = Readonly<Record<string, z.ZodType>>;

/** The values of an entity in the content. */
export type ValuesOf<F extends Fields> = {
  readonly [N in keyof F as F[N]['required'] extends false ? never : N]: z.output<F[N]['value']>;
} & {
  readonly [N in keyof F as F[N]['required'] extends false ? N : never]?: z.output<F[N]['value']>;
};

/** The members of an answer: a computed one replaces the row of its name. */
type Shape<F extends Fields, C extends Computed> = C & {
  [N in Exclude<keyof F, keyof C>]: F[N]['required'] extends true
    ? F[N]['value']
    : z.ZodExactOptional<F[N]['value']>;
};

export interface Entity<F extends Fields = Fields, C extends Computed = Computed> {
  /** Its name in messages, with an article: `a figure`. */
  readonly noun: string;
  readonly fields: F;
  readonly answer: z.ZodObject<Shape<F, C>>;
}

/** Declares an entity. The members in `first` begin its answers, the others follow in their order. */
export function defineEntity<const F extends Fields, C extends Computed = {}>(table: {
  readonly noun: string;
  /** Its name and description in the contract; absent if it is part of no answer. */
  readonly component?: readonly [id: string, description: string];
  readonly fields: F;
  readonly computed?: C;
  readonly first?: readonly (keyof F | keyof C)[];
}): Entity<F, C> {
  const { noun, fields, computed, first = [] } = table;
  const members: Record<PropertyKey, z.ZodType> = {};
  for (const name of first) members[name] = z.never();
  for (const [name, { value, required }] of Object.entries<Field>(fields)) {
    members[name] = required === true ? value : value.exactOptional();
  }
  const shape = z.object({ ...members, ...computed });
  const answer = table.component === undefined ? shape : component(...table.component, shape);
  return { noun, fields, answer: answer as never };
}

/** Shapes an entity as the API answers it. Neither an absent value nor an empty optional list is a member. */
export function toAnswer<F extends Fields, C extends Computed>(
  { answer, fields }: Entity<F, C>,
  said: ValuesOf<F>,
  computed: Partial<z.output<z.ZodObject<C>>>,
): z.output<z.ZodObject<Shape<F, C>>> {
  const all: Readonly<Record<string, unknown>> = { ...said, ...computed };
  const isSaid = (name: string) => {
    const value = all[name];
    return Array.isArray(value) && !fields[name]?.required ? value.length > 0 : value !== undefined;
  };
  const names = Object.keys(answer.shape).filter(isSaid);
  return Object.fromEntries(names.map((name) => [name, all[name]])) as never;
}

/** Converts an entity of a file: uses the names of the rows, and drops default values. */
export function fromFile<F extends Fields>({ fields }: { fields: F }, data: object): ValuesOf<F> {
  const said: Readonly<Record<string, unknown>> = { ...data };
  const found = Object.entries(fields).flatMap(([name, { inFile = name, byDefault }]) =>
    said[inFile] === undefined || said[inFile] === byDefault ? [] : [[name, said[inFile]]],
  );
  return Object.fromEntries(found) as never;
}
