// Help, the messages and the guide name every format.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { formatLabels, formatNames } from '../../src/import/format-names.ts';
import { formats, openSources } from '../../src/import/open.ts';

const guide = readFileSync('docs/import.md', 'utf8');
const readme = readFileSync('README.md', 'utf8');

it.each(formatNames)(
  'help, the refusal of a file, docs/import.md and the README name %s',
  (name) => {
    expect(commands['import']!.flags['from']!.description).toContain(name);
    expect(commands['import']!.summary).toContain(formatLabels[name]);
    const unknown = { name: 'a.json', bytes: new TextEncoder().encode('{}') };
    expect(() => openSources([unknown], undefined)).toThrow(formats[name].files);
    expect(guide.includes(`\n| \`${name}\` |`), `docs/import.md has a row for ${name}`).toBe(true);
    expect(readme.includes(formatLabels[name]), `the README names ${formatLabels[name]}`).toBe(
      true,
    );
  },
);
