// The start that Bun and Deno share: settings, content, the app of the month, signals, and mistakes in one line.
import process from 'node:process';
import { type App, createApp } from '../app.ts';
import { renderIssue } from '../content/issue.ts';
import { compress } from './compress.ts';
import { reportFault } from './faults.ts';
import { createSite, loadContent, toYearMonth } from './load.ts';
import { type Environment, localOrigin, readServeSettings, UsageError } from './settings.ts';

/** Listens at once; `stop` resolves when requests in flight are answered. */
export type Listen = (options: {
  readonly hostname: string;
  readonly port: number;
  readonly fetch: App['fetch'];
}) => { readonly port: number; stop(): Promise<void> };

/** Milliseconds that requests in flight have to finish when the process is asked to stop. */
const shutdownGrace = 8_000;
/** Milliseconds between looks at the calendar: with a new month, years of experience change. */
const calendarInterval = 3_600_000;

/** Serves until a signal stops the process; what is wrong is said, and ends it as it ends `profile-api serve`. */
export async function start(listen: Listen, environment: Environment = process.env): Promise<void> {
  try {
    await serve(listen, environment);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exit(error instanceof UsageError ? 2 : 1);
  }
}

async function serve(listen: Listen, environment: Environment): Promise<void> {
  const { folder, host, port, baseUrl, guardHost } = readServeSettings({}, environment);
  const { content, warnings } = await loadContent(folder, new Date());
  for (const warning of warnings) say(renderIssue(warning, folder));
  let app: App;
  const options = { hostname: host, port, fetch: (request: Request) => app.fetch(request) };
  const server = explaining(`Cannot listen on ${host}:${port}`, () => listen(options));
  const origin = baseUrl ?? localOrigin(server.port);
  let { asOf } = content;
  const publish = (): void => {
    app = createApp(createSite({ ...content, asOf }, origin), {
      compress,
      guardHost,
      onFault: reportFault,
    });
  };
  publish();
  setInterval(() => {
    const month = toYearMonth(new Date());
    if (month === asOf) return;
    asOf = month;
    publish();
  }, calendarInterval);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), shutdownGrace);
      void server.stop().then(() => process.exit(0));
    });
  }
  say(`Profile API: ${origin}/`);
}

/** Says with an error what failed. */
function explaining<Result>(what: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
