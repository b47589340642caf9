// A manifest lists a limited number of resources: `check` says so before `sign` refuses, and a signed profile is still served.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { loaderOf } from '../../src/runtime/load.ts';
import { maxResources } from '../../src/schema/trust.ts';
import { origin, Owner, placeFor } from './simulated.ts';

/** Answers of the profile besides its cases, and the résumé. */
const others = 4;

function writeCases(owner: Owner, count: number): void {
  const folder = join(owner.folder, 'cases');
  const short = readFileSync('test/fixtures/minimal/cases/1-catalogue-import.md', 'utf8');
  for (let index = readdirSync(folder).length; index < count; index++) {
    const slug = `case-${index}`;
    const copy = short
      .replace(/^slug: .*$/m, `slug: ${slug}`)
      .replace(/^title: .*$/m, `title: Case ${index}`);
    writeFileSync(join(folder, `${index + 100}-${slug}.md`), copy);
  }
}

const owner = new Owner();
beforeAll(async () => {
  await owner.run('key', 'new');
  writeCases(owner, maxResources - others);
}, 60_000);

it('signs as many resources as a manifest may list', async () => {
  const { out } = await owner.run('check', owner.folder);
  expect(out).not.toContain('resources to sign');
  const signed = await owner.run('sign');
  expect([signed.code, signed.out]).toEqual([
    0,
    expect.stringContaining(`Signed ${maxResources} resources`),
  ]);
});

it('check says with one case more that sign refuses the profile, which is served without its signature', async () => {
  writeCases(owner, maxResources - others + 1);
  const excess = `There are ${maxResources + 1} resources to sign, and a manifest lists at most ${maxResources}`;
  const checked = await owner.run('check', owner.folder);
  expect(checked.code).toBe(1);
  expect(checked.out).toContain(
    `${excess}, so this command is refused: npx profile-api sign --base-url ${origin} --profile ${owner.folder}. Publish fewer cases or languages, or delete trust/manifest.json.`,
  );
  const signed = await owner.run('sign');
  expect([signed.code, signed.err]).toEqual([1, expect.stringContaining(excess)]);
  const warnings: string[] = [];
  const site = placeFor(origin, await loaderOf(owner.folder)(new Date()), warnings);
  expect(site.trust?.isAsSigned).toBe(false);
  expect(warnings.join()).toContain(`${newest(owner)} is not signed`);
});

/** The address of the case that the manifest does not list. */
function newest({ folder }: Owner): string {
  const number = maxResources - others + 100;
  const name = readdirSync(join(folder, 'cases')).find((one) => one.startsWith(`${number}-`))!;
  return `/api/cases/${name.slice(`${number}-`.length, -'.md'.length)}`;
}
