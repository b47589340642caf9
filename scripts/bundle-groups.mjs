// Keeps the number of files small that a command loads.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/**
 * Modules that are loaded on demand, in groups. All of a group import what its first modules need, because esbuild writes a
 * file for each set of modules that share code, and a file takes half a millisecond to find and link.
 */
const groups = [
  // What `serve` loads from a folder before its first answer. The others need most of it, or are loaded after it.
  {
    first: ['cli/serve-command', 'cli/open-served', 'cli/serve', 'runtime/load'],
    others: [
      'cli/(?:attestation|build|case|check|check-links|export|mcp|metrics)',
      'cli/(?:server-json|sign|start|translate|watch-folder)',
      'content/translation/load',
      'import/(?:case-proposals|import|open)',
      'print/(?:background-printer|docx|site-files)',
    ],
  },
  // Commands that read no folder.
  {
    first: ['cli/schemas'],
    others: ['cli/(?:attest|import|init|key|verify|workers)', 'import/update-folder'],
  },
];

/** Writes the code of each group to few files. */
export function gather({ onLoad }) {
  for (const { first, others } of groups) {
    const imports = first.map((name) => `import ${JSON.stringify(resolve('src', `${name}.ts`))};`);
    const filter = new RegExp(`/src/(?:${[...first, ...others].join('|')})\\.ts$`);
    onLoad({ filter }, async ({ path }) => ({
      contents: `${imports.join('')}${await readFile(path, 'utf8')}`,
      loader: 'ts',
    }));
  }
}
