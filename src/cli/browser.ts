// Opens an address in the browser of this machine.
import { spawn } from 'node:child_process';
import type { Environment } from '../runtime/settings.ts';

/** The command that opens an address, by platform; `BROWSER` names another. */
export function browserCommand(
  platform: NodeJS.Platform,
  environment: Environment,
): readonly [string, ...string[]] {
  const { BROWSER: named } = environment;
  if (named !== undefined && named !== '') return [named];
  if (platform === 'darwin') return ['open'];
  return platform === 'win32' ? ['rundll32', 'url.dll,FileProtocolHandler'] : ['xdg-open'];
}

/** Opens an address. Without a browser nothing happens: the terminal shows the address too. */
export function openBrowser(url: string, environment: Environment): void {
  const [command, ...words] = browserCommand(process.platform, environment);
  const child = spawn(command, [...words, url], { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
}
