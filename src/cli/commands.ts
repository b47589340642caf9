// All commands by name. The module of a command is loaded when it runs.
import { formatLabels, formatNames } from '../import/format-names.ts';
import { targetNames } from '../publish/target-names.ts';
import { type SettingName, settings } from '../runtime/settings.ts';
import { type Command, flagsFor, toggle, withValue } from './command.ts';
import { workflowFlag } from './workflow.ts';
import { originFlag } from './origin.ts';
import { trustCommands } from './trust-commands.ts';

const languageFlag: Command['flags'] = {
  language: withValue('Language of the texts (default that of the original)'),
};

export const commands: Readonly<Record<string, Command>> = {
  start: {
    usage: '[FILE...] [FLAGS]',
    summary: 'From a résumé to its page: import, ask what is open, serve and open the browser',
    flags: {
      into: withValue('Folder of the profile (default ./my-profile)'),
      ...flagsFor('port'),
      'no-open': toggle('Open no browser'),
    },
    words: [0, 64],
    run: async (given, output) => (await import('./start.ts')).start(given, output),
  },
  serve: {
    usage: '[FLAGS]',
    summary: 'Serve the profile over HTTP and MCP',
    flags: {
      ...flagsFor(...(Object.keys(settings) as SettingName[])),
      watch: toggle('Serve changed content without a restart'),
    },
    run: async (given, output) => {
      const { runServe } = await import('./serve-command.ts');
      const { openServed } = await import('./open-served.ts');
      return runServe(given, output, () => openServed(given));
    },
  },
  build: {
    usage: '[OUT] --target TARGET --base-url URL [FLAGS]',
    summary: 'Write the files for a target into a folder (default out)',
    flags: {
      target: withValue(`Target: ${targetNames.join(', ')}`),
      ...flagsFor('profile', 'fonts', 'requireSignature'),
      ...originFlag('required; below a path for files only'),
      languages: withValue('Languages to build (default all): en,pt'),
    },
    words: [0, 1],
    run: async (given, output) => (await import('./build.ts')).build(given, output),
  },
  check: {
    usage: '[FOLDER] [FLAGS]',
    summary: 'Report every mistake in the content',
    flags: {
      ...flagsFor('profile'),
      ...originFlag('none: compare no signature'),
      links: toggle('Also check the pages and accounts that it names'),
      fresh: toggle('With --links: also check those that were checked in the last days'),
      format: withValue('text, json or github (annotations)'),
      json: toggle('Same as --format json'),
      strict: toggle('Also fail for warnings'),
    },
    words: [0, 1],
    run: async (given, output) => (await import('./check.ts')).check(given, output),
  },
  translate: {
    usage: 'LANGUAGE [FOLDER] [FLAGS] [TEXT...]',
    summary: 'Write the missing texts of a translation, below their originals, to be filled in',
    flags: {
      ...flagsFor('profile'),
      done: withValue('Accept texts as they are, by the names in a report'),
      reason: withValue('With --done: why it is right'),
    },
    words: [1, 500],
    run: async (given, output) => (await import('./translate.ts')).translate(given, output),
  },
  init: {
    usage: 'FOLDER [FLAGS]',
    summary: 'Create the folder of a new profile, with an example to replace',
    flags: workflowFlag,
    words: [1, 1],
    run: async (given, output) => (await import('./init.ts')).init(given, output),
  },
  import: {
    usage: 'FILE... [FLAGS]',
    summary: `Create a folder from an existing résumé: ${Object.values(formatLabels).join(', ')}`,
    flags: {
      into: withValue('New folder (default ./profile), or your profile, to add what changed'),
      from: withValue(`Format of the file: ${formatNames.join(', ')}`),
      language: withValue(
        'Language of the original, if files are in several (default that of the first)',
      ),
      'dry-run': toggle('Write nothing, and print what would be written'),
      ...workflowFlag,
    },
    words: [1, 64],
    run: async (given, output) => (await import('./import.ts')).importFiles(given, output),
  },
  case: {
    usage: '[NUMBER] [FLAGS]',
    summary:
      'Propose case studies from highlights with figures; write one, with headings to fill in',
    flags: flagsFor('profile'),
    words: [0, 1],
    run: async (given, output) => (await import('./case.ts')).proposeCase(given, output),
  },
  export: {
    usage: 'FORMAT [FLAGS]',
    summary:
      'Write the résumé to a file: json, md, vcf, pdf, docx or card (a picture for previews)',
    flags: {
      ...flagsFor('profile'),
      ...originFlag('default http://localhost:3000'),
      out: withValue('File to write; - is standard output'),
      paper: withValue('Paper of PDF and DOCX: a4 or letter (default a4)'),
      private: toggle('Print private.yaml too, in a PDF or DOCX for your own use'),
      ...flagsFor('fonts'),
      ...languageFlag,
    },
    words: [1, 1],
    run: async (given, output) => (await import('./export.ts')).exportResume(given, output),
  },
  schemas: {
    usage: 'FOLDER',
    summary: 'Write JSON Schemas of the YAML files into a folder, for editors (init uses .schemas)',
    flags: {},
    words: [1, 1],
    run: async (given, output) => (await import('./schemas.ts')).schemas(given, output),
  },
  ...trustCommands,
  mcp: {
    usage: '[FLAGS]',
    summary: 'Speak MCP over standard input and output, for clients that start a process',
    flags: { ...flagsFor('profile'), ...originFlag('default none'), ...languageFlag },
    run: async (given, output) => (await import('./mcp.ts')).mcp(given, output),
  },
  'server-json': {
    usage: '--base-url ORIGIN [FLAGS]',
    summary: 'Print server.json for the MCP registry',
    flags: { ...flagsFor('profile'), ...originFlag('required') },
    run: async (given, output) => (await import('./server-json.ts')).serverJson(given, output),
  },
  worker: {
    usage: '[FOLDER] --base-url ORIGIN [FLAGS]',
    summary: 'Same as build --target cloudflare, by default into the folder worker',
    flags: {
      ...flagsFor('profile', 'fonts', 'requireSignature'),
      ...originFlag('required'),
    },
    words: [0, 1],
    run: async ({ flags, words: [folder = 'worker'], environment }, output) => {
      const given = { flags: { ...flags, target: 'cloudflare' }, words: [folder], environment };
      return (await import('./build.ts')).build(given, output);
    },
  },
};
