// The suite's own test tools, so that its scenarios about kinds of content can be asked of our dispatcher.
import type { Tool } from '../../src/mcp/tools.ts';
import { ProtocolError, toASCII } from '../../src/mcp/wire.ts';

/** One red pixel. */
const image = {
  type: 'image',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  mimeType: 'image/png',
};
/** A WAV file without a sample. */
const audio = {
  type: 'audio',
  data: 'UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=',
  mimeType: 'audio/wav',
};
const text = { type: 'text', text: 'Text for testing.' };
const resource = {
  type: 'resource',
  resource: { uri: 'test://resource', mimeType: 'text/plain', text: 'A resource for testing.' },
};

const schema2020 = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    address: { $anchor: 'addressDef', type: 'object', properties: { street: { type: 'string' } } },
  },
  properties: { address: { $ref: '#/$defs/address' }, phone: { type: 'string' } },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['address'] }] }],
  if: { required: ['address'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: ['phone'] },
  else: { required: ['address'] },
  additionalProperties: false,
};

function createTool(
  name: string,
  call: () => object,
  inputSchema: object = { type: 'object' },
): Tool {
  const definition = { name, description: 'A tool of the conformance suite.', inputSchema };
  return {
    name,
    isCached: false,
    define: () => definition,
    call: () => () => toASCII(call()),
  };
}

export const suiteTools: readonly Tool[] = [
  createTool('test_simple_text', () => ({ content: [text] })),
  createTool('test_image_content', () => ({ content: [image] })),
  createTool('test_audio_content', () => ({ content: [audio] })),
  createTool('test_embedded_resource', () => ({ content: [resource] })),
  createTool('test_multiple_content_types', () => ({ content: [text, image, resource] })),
  createTool('test_error_handling', () => ({ content: [text], isError: true })),
  createTool('test_streaming_elicitation', () => ({ content: [text] })),
  createTool('test_logging_tool', () => ({ content: [text] })),
  createTool('test_missing_capability', () => {
    const requiredCapabilities = { sampling: {} };
    throw new ProtocolError(400, -32021, 'Sampling is required.', { requiredCapabilities });
  }),
  createTool('json_schema_2020_12_tool', () => ({ content: [text] }), schema2020),
];
