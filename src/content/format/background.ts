// The format of background.yaml. It is made from what the API publishes: what is Markdown there is prose here, and every
// other text is a line.
import * as z from 'zod';
import {
  type Background,
  backgroundLists,
  isDateField,
  markdown,
} from '../../schema/background.ts';
import { date, line, list, prose, webAddress } from './fields.ts';
import { links } from './links.ts';
import { technologies } from './technologies.ts';

const lists = Object.entries(backgroundLists).map(([name, { entry, description }]) => {
  const fields = Object.entries(entry.shape).map(([field, schema]) => [
    field,
    toField(field, schema),
  ]);
  const first = Object.keys(entry.shape)[0];
  const entries = z
    .array(z.strictObject(Object.fromEntries(fields)))
    .min(1, {
      error: `The list is empty.\nAdd an entry: a line that begins with "- ${first}:", or remove the list.`,
    })
    .meta({ description });
  return [name, entries.exactOptional()] as const;
});

export const BackgroundFile = z.strictObject(Object.fromEntries(lists)).meta({
  title: 'Background',
  description: 'What a profile says beside roles and cases: background.yaml.',
}) as unknown as z.ZodType<Background>;

/** How a member of the API is written in the file. */
function toField(name: string, schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return toField(name, schema.unwrap()).exactOptional();
  const { description = '', examples, ...meta } = (schema as z.ZodType).meta() ?? {};
  const example = String([examples].flat(2)[0]);
  if (name === 'links') return links;
  if (name === 'technologies') return technologies(description);
  if (schema instanceof z.ZodArray) {
    return list(description, toField(name, schema.element) as z.ZodString, [example]);
  }
  if (schema instanceof z.ZodURL) return webAddress(description, example);
  if (isDateField(name)) return date(description, example);
  return meta['contentMediaType'] === markdown
    ? prose(description, example)
    : line(description, example);
}
