// The lists of bundled packages, by the schema of CycloneDX.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { describeWith, findTool, tools } from '../optional.ts';

const library = '@cyclonedx/cyclonedx-library';
const folder = join(tools, library, 'res/schema');

const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

describeWith('sbom.cdx.json', findTool(library), () => {
  const ajv = new Ajv({ strict: false, allErrors: true, formats: { 'idn-email': true } });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  ajv.addFormat('iri-reference', true);
  // They refer to each other by the names of their files.
  for (const name of ['spdx.SNAPSHOT.schema.json', 'jsf-0.82.SNAPSHOT.schema.json']) {
    ajv.addSchema({ ...read(name), $id: `http://cyclonedx.org/schema/${name}` });
  }
  const validate = ajv.compile(read('bom-1.6.SNAPSHOT.schema.json'));

  it.each(['cli', 'targets'])('of dist/%s is valid, and names the bundled packages', (name) => {
    const bill = JSON.parse(readFileSync(`dist/${name}/sbom.cdx.json`, 'utf8'));
    expect(validate(bill) ? [] : validate.errors).toEqual([]);
    expect(bill.components.map((one: { name: string }) => one.name)).toContain('zod');
  });

  it('would not be valid with a licence that SPDX does not know', () => {
    const bill = JSON.parse(readFileSync('dist/cli/sbom.cdx.json', 'utf8'));
    bill.components[0].licenses = [{ license: { id: 'Nonsense-1.0' } }];
    expect(validate(bill)).toBe(false);
  });
});
