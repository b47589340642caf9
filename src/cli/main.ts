// The command line: finds the command, parses its flags, and turns errors into one line and an exit code.
import { parseArgs } from 'node:util';
import { suggest } from '../kernel/nearest.ts';
import { exitCodeOf, messageOf } from '../runtime/errors.ts';
import { type Command, listRows, type Output } from './command.ts';
import { readPackage } from './package-files.ts';
import { standardOutput } from './process.ts';
import { type Environment, UsageError } from '../runtime/settings.ts';
import { commands } from './commands.ts';
import { program } from '../version.ts';

/** Runs a command line and resolves to the exit code: 0 fine, 1 failed, 2 wrong usage. */
export async function main(
  words: readonly string[],
  environment: Environment,
  output: Output = standardOutput,
): Promise<number> {
  const [name = 'help', ...rest] = words;
  try {
    if (['help', '--help', '-h'].includes(name)) return say(output, helpText(rest[0]));
    if (['version', '--version', '-v'].includes(name)) return say(output, readPackage().version);
    const command = findCommand(name);
    const parsed = parseWords(command, name, rest);
    if (parsed.flags['help']) return say(output, commandHelp(name, command));
    return await command.run({ ...parsed, environment }, output);
  } catch (error) {
    output.err(messageOf(error));
    return exitCodeOf(error);
  }
}

function say(output: Output, text: string): number {
  output.out(text);
  return 0;
}

function findCommand(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command;
  const hint = suggest(name, Object.keys(commands), `Run: ${program} help`);
  throw new UsageError(`There is no command "${name}". ${hint}`);
}

function parseWords(command: Command, name: string, args: readonly string[]) {
  const options = { ...command.flags, help: { type: 'boolean' as const } };
  const others = listFlags(command).filter((flag) => !command.usage.includes(flag.split(' ')[0]!));
  const flags = others.map((flag) => `[${flag}]`).join(' ');
  const usage = `Usage: ${program} ${name} ${command.usage.replace('[FLAGS]', flags)}`;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [least, most] = command.words ?? [0, 0];
    if (positionals.length > most) {
      throw new Error(`${name} does not take "${positionals[most]}".`);
    }
    if (positionals.includes('')) throw new Error('An argument is empty.');
    if (positionals.length < least && !values['help']) throw new Error('An argument is missing.');
    return { flags: values, words: positionals };
  } catch (error) {
    throw new UsageError(`${explain(error)} ${usage}`);
  }
}

/** Describes an error of the arguments in one line. */
function explain(error: unknown): string {
  const message = messageOf(error);
  const [, flag] = /^Option '(?:-\w, )?(--[\w-]+)' argument is ambiguous/.exec(message) ?? [];
  if (flag === undefined) return message.split('. To specify')[0]!.replace(/\.?$/, '.');
  return `${flag} takes a value. Write a value that begins with a hyphen after "=": ${flag}=VALUE.`;
}

function helpText(name: string | undefined): string {
  if (name !== undefined) return commandHelp(name, findCommand(name));
  return [
    `Usage: ${program} COMMAND [FLAGS]`,
    '',
    ...listRows(Object.entries(commands).map(([word, { summary }]) => [word, summary])),
    '',
    `${program} help COMMAND lists its flags.`,
  ].join('\n');
}

/** The flags of a command, with VALUE for those that take one. */
function listFlags({ flags }: Command): string[] {
  return Object.entries(flags).map(
    ([flag, { type }]) => `--${flag}${type === 'string' ? ' VALUE' : ''}`,
  );
}

function commandHelp(name: string, command: Command): string {
  const { usage, summary, flags } = command;
  const names = listFlags(command);
  return [
    `Usage: ${program} ${name} ${usage}`.trimEnd(),
    '',
    summary,
    ...(names.length > 0 ? [''] : []),
    ...listRows(Object.values(flags).map(({ description }, index) => [names[index]!, description])),
  ].join('\n');
}
