// Every command by its name. What a command needs is loaded when it runs.
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import type { Command } from './command.ts';
import { type Flag, flagsFor, readSetting, settings } from '../runtime/settings.ts';

/** The flag for the origin of a command that listens on no port. */
function originFlag(note: string): Record<string, Flag> {
  const { flag, variable } = settings.baseUrl;
  return {
    [flag]: { type: 'string', description: `Public origin for links (${note}) [${variable}]` },
  };
}

export const commands: Readonly<Record<string, Command>> = {
  serve: {
    usage: '[FLAGS]',
    summary: 'Serve the profile over HTTP and MCP',
    flags: {
      ...flagsFor('profile', 'port', 'host', 'baseUrl', 'logLevel', 'workers'),
      watch: { type: 'boolean', description: 'Serve changed content without a restart' },
    },
    run: async (given, output) => {
      const { flags, environment } = given;
      const workers = readSetting('workers', flags, environment);
      const count = workers === 'auto' ? availableParallelism() : workers;
      if (count === 1 || cluster.isWorker) return (await import('./serve.ts')).serve(given, output);
      const profile = readSetting('profile', flags, environment);
      const watched = flags['watch'] === true ? profile : undefined;
      return (await import('./workers.ts')).serveWithWorkers({ count, watched }, output);
    },
  },
  check: {
    usage: '[FLAGS]',
    summary: 'Report every mistake in the content',
    flags: flagsFor('profile'),
    run: async (given, output) => (await import('./check.ts')).check(given, output),
  },
  init: {
    usage: 'FOLDER',
    summary: 'Make a folder for a new profile, with an example to replace',
    flags: {},
    words: [1, 1],
    run: async (given, output) => (await import('./init.ts')).init(given, output),
  },
  schemas: {
    usage: 'FOLDER',
    summary: 'Write JSON Schemas of the YAML files into a folder, for editors (init uses .schemas)',
    flags: {},
    words: [1, 1],
    run: async (given, output) => (await import('./schemas.ts')).schemas(given, output),
  },
  mcp: {
    usage: '[FLAGS]',
    summary: 'Speak MCP over standard input and output, for clients that start a process',
    flags: { ...flagsFor('profile'), ...originFlag('default none') },
    run: async (given, output) => (await import('./mcp.ts')).mcp(given, output),
  },
  'server-json': {
    usage: '--base-url ORIGIN [FLAGS]',
    summary: 'Print the server.json that the MCP registry takes',
    flags: { ...flagsFor('profile'), ...originFlag('required') },
    run: async (given, output) => (await import('./server-json.ts')).serverJson(given, output),
  },
  worker: {
    usage: '[FOLDER] --base-url ORIGIN [FLAGS]',
    summary: 'Write the files of a Cloudflare Worker that serves the profile',
    flags: { ...flagsFor('profile'), ...originFlag('required') },
    words: [0, 1],
    run: async (given, output) => (await import('./worker.ts')).writeWorker(given, output),
  },
};
