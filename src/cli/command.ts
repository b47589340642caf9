// The definition of a command, and its flags.
import {
  type Environment,
  type Flags,
  type Setting,
  type SettingName,
  settings,
} from '../runtime/settings.ts';

export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly description: string;
}

export function withValue(description: string): Flag {
  return { type: 'string', description };
}

export function toggle(description: string): Flag {
  return { type: 'boolean', description };
}

/** The output of a command: results go to `out`, messages to `err`. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
}

export interface Command {
  /** Words after the command's name, for the help text. */
  readonly usage: string;
  readonly summary: string;
  readonly flags: Readonly<Record<string, Flag>>;
  /** Least and most words that it takes. */
  readonly words?: readonly [number, number];
  /** Resolves to the exit code: 0 fine, 1 content or work failed, 2 wrong usage. */
  run(given: Given, output: Output): Promise<number>;
}

export interface Given {
  readonly flags: Flags;
  readonly words: readonly string[];
  readonly environment: Environment;
}

/** Writes names and their descriptions in two columns. */
export function listRows(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, description]) => `  ${name.padEnd(width)}  ${description}`);
}

/** The flags of a command for these settings. */
export function flagsFor(...names: readonly SettingName[]): Record<string, Flag> {
  return Object.fromEntries(
    names.map((name) => {
      const setting: Setting<unknown> = settings[name];
      const { flag, isSwitch = false, variable, description, default: fallback } = setting;
      const suffix = fallback === undefined || isSwitch ? '' : ` (default ${fallback})`;
      const type = isSwitch ? 'boolean' : 'string';
      return [flag, { type, description: `${description}${suffix} [${variable}]` }];
    }),
  );
}
