// The start that Bun and Deno share: settings, content, the app of the month, signals, and mistakes in one line.
import process from 'node:process';
import type { App } from '../app.ts';
import { renderIssue } from '../content/issue.ts';
import { compress } from './compress.ts';
import { CurrentApp } from './current-app.ts';
import { exitCodeOf, messageOf } from './errors.ts';
import { reportFault } from './faults.ts';
import { calendarInterval, onStop, shutdownGrace } from './lifetime.ts';
import { createSite, loadContent } from './load.ts';
import { type Environment, localOrigin, readServeSettings } from './settings.ts';

/** Listens at once; `stop` resolves when requests in flight are answered. */
export type Listen = (options: {
  readonly hostname: string;
  readonly port: number;
  readonly fetch: App['fetch'];
}) => { readonly port: number; stop(): Promise<void> };

/** Serves until a signal stops the process; what is wrong is said, and ends it as it ends `profile-api serve`. */
export async function start(listen: Listen, environment: Environment = process.env): Promise<void> {
  // A full disk, or a reader that has gone, is no reason to stop serving.
  process.stderr.on('error', () => undefined);
  try {
    await serve(listen, environment);
  } catch (error) {
    say(messageOf(error));
    process.exit(exitCodeOf(error));
  }
}

async function serve(listen: Listen, environment: Environment): Promise<void> {
  const { folder, host, port, baseUrl, guardHost } = readServeSettings({}, environment);
  const { content, warnings } = await loadContent(folder, new Date());
  for (const warning of warnings) say(renderIssue(warning, folder));
  let current: CurrentApp;
  const options = { hostname: host, port, fetch: (request: Request) => current.app.fetch(request) };
  const server = explaining(`Cannot listen on ${host}:${port}`, () => listen(options));
  const origin = baseUrl ?? localOrigin(server.port);
  current = new CurrentApp(createSite(content, origin), {
    compress,
    guardHost,
    onFault: reportFault,
  });
  setInterval(() => current.followCalendar(new Date()), calendarInterval);
  onStop(() => {
    setTimeout(() => process.exit(0), shutdownGrace);
    void server.stop().then(() => process.exit(0));
  });
  say(`Profile API: ${origin}/`);
}

/** Says with an error what failed. */
function explaining<Result>(what: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new Error(`${what}: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

function say(text: string): void {
  try {
    process.stderr.write(`${text}\n`);
  } catch {
    // Deno throws what the others emit.
  }
}
