// fastify with the serialiser that it compiles from a schema, or, with PREPARED, with a body made beforehand.
import fastify from 'fastify';
import { body, headers, path, port } from './fixture.mjs';

const value = JSON.parse(body.toString());
const app = fastify();
const { 'content-length': _, ...sent } = headers;
if (process.env.PREPARED) {
  app.get(path, (request, reply) => reply.headers(sent).send(body));
} else {
  const options = { schema: { response: { 200: toSchema(value) } } };
  app.get(path, options, (request, reply) => reply.headers(sent).send(value));
}
await app.listen({ port, host: '127.0.0.1' });

/** The JSON Schema of a value, as an author would write it for the profile. */
function toSchema(example) {
  if (Array.isArray(example)) {
    return {
      type: 'array',
      items: toSchema(typeof example[0] === 'object' ? merge(example) : example[0]),
    };
  }
  if (typeof example !== 'object') return { type: typeof example };
  const properties = Object.entries(example).map(([name, member]) => [name, toSchema(member)]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** An object with the members of all items, in their order: an optional member follows the one before it. */
function merge(items) {
  const entries = [];
  for (const item of items) {
    let place = 0;
    for (const entry of Object.entries(item)) {
      const known = entries.findIndex(([name]) => name === entry[0]);
      if (known < 0) entries.splice(place++, 0, entry);
      else place = known + 1;
    }
  }
  return Object.fromEntries(entries);
}
