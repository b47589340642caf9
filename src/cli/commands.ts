// Every command by its name. What a command needs is loaded when it runs.
import type { Command } from './command.ts';
import { flagsFor } from './settings.ts';

export const commands: Readonly<Record<string, Command>> = {
  serve: {
    usage: '[FLAGS]',
    summary: 'Serve the profile over HTTP and MCP',
    flags: {
      ...flagsFor('profile', 'port', 'host', 'baseUrl', 'logLevel'),
      watch: { type: 'boolean', description: 'Serve changed content without a restart' },
    },
    run: async (given, output) => (await import('./serve.ts')).serve(given, output),
  },
};
