// A profile on disk, its service, GitHub and other hosts, all on loopback; only tests can make the commands talk to them.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app.ts';
import { loaderOf } from '../../src/runtime/load.ts';
import { type LoadedSite, placeSite } from '../../src/runtime/source.ts';
import { serveNode } from '../../src/runtime/node.ts';
import type { Site } from '../../src/schema/site.ts';
import type { Allowance } from '../../src/trust/net/client.ts';
import { type Ran, runHere } from '../command.ts';

export const origin = 'https://mira.test';

/** An engineer with a home of their own and, unless they are to begin with nothing, a copy of the sample profile. */
export class Owner {
  readonly root = mkdtempSync(join(tmpdir(), 'trust-'));
  readonly folder = join(this.root, 'profile');
  readonly environment = {
    HOME: this.root,
    XDG_CONFIG_HOME: '',
    XDG_STATE_HOME: '',
    PROFILE_DIR: this.folder,
    BASE_URL: origin,
  };
  readonly keyFile = join(this.root, '.config/profile-api/mira.test.jwk');

  constructor({ hasNothing = false } = {}) {
    if (!hasNothing) this.write();
  }

  /** Writes the sample's words into the folder, in the place of an example. */
  write(): void {
    rmSync(join(this.folder, 'cases'), { recursive: true, force: true });
    cpSync('profile', this.folder, { recursive: true });
    // Commands without an allowance would look for these accounts where they are.
    this.edit('profile.yaml', /^(?:github|linkedin|website): .*\n|^profiles:\n(?: .*\n)+/gm, '');
  }

  /** Runs a command as its owner does. */
  async run(...words: string[]): Promise<Ran> {
    return runHere(words, this.environment);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  edit(file: string, from: string | RegExp, to: string | ((found: string) => string)): void {
    const text = this.read(file);
    const edited = text.replace(from, to as string);
    if (edited === text) throw new Error(`${file} has no ${from}`);
    writeFileSync(join(this.folder, file), edited);
  }
}

export interface Listening {
  readonly port: number;
  close(): Promise<unknown>;
}

/** Places a loaded site as a server does that does not require a signature. */
export function placeFor(baseUrl: string, loaded: LoadedSite, warnings: string[] = []): Site {
  const say = (warning: string) => warnings.push(warning);
  return placeSite(loaded, { baseUrl, now: new Date(), requireSignature: false, say });
}

/** Serves the current folder like `profile-api serve --base-url`; `warnings` are those of its log. */
export async function serve(owner: Owner): Promise<Listening & { readonly warnings: string[] }> {
  const warnings: string[] = [];
  const loaded = await loaderOf(owner.folder)(new Date());
  const app = createApp(placeFor(origin, loaded, warnings));
  const server = await serveNode({ host: '127.0.0.1', port: 0, app: () => app });
  return { port: server.port, close: () => server.close(0), warnings };
}

/** Listens on loopback with a plain listener. */
export async function listen(listener: RequestListener): Promise<Listening> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { port: (server.address() as AddressInfo).port, close };
}

/** Lets the site's answers through, changed on their way. */
export function tamper(
  port: number,
  change: (path: string, text: string) => string | undefined,
  headers: Record<string, string> = {},
): Promise<Listening> {
  return listen((request, response) => {
    void (async () => {
      const answer = await fetch(`http://127.0.0.1:${port}${request.url}`);
      const original = Buffer.from(await answer.arrayBuffer());
      const text = original.toString('latin1');
      const changed = change(request.url ?? '', text);
      if (changed === undefined) response.writeHead(404).end();
      else {
        response.writeHead(answer.status, {
          'content-type': answer.headers.get('content-type') ?? 'text/plain',
          ...headers,
        });
        response.end(Buffer.from(changed, 'latin1'));
      }
    })();
  });
}

/** The state of the simulated GitHub; tests change it. */
export class GitHub {
  readonly users = new Map<
    string,
    { id: number; created_at: string; blog: string; keys: string[]; signing: string[] }
  >();
  readonly gists = new Map<string, { owner: string; content: string }>();
  isLimited = false;

  readonly listener: RequestListener = (request, response) => {
    const answer = this.#answer(request.headers.host ?? '', request.url ?? '');
    if (this.isLimited) response.writeHead(403).end('{}');
    else if (answer === undefined) response.writeHead(404).end('{}');
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  };

  #answer(host: string, url: string): unknown {
    const keys = /^\/(?<user>[\w-]+)\.keys$/.exec(url)?.groups?.['user'];
    if (host === 'github.com') return this.users.get(keys ?? '')?.keys.join('\n');
    const { user, list } =
      /^\/users\/(?<user>[\w-]+)(?<list>\/ssh_signing_keys)?$/.exec(url)?.groups ?? {};
    const account = this.users.get(user ?? '');
    if (account !== undefined) {
      return list ? account.signing.map((key) => ({ key })) : { login: user, ...account };
    }
    const gist = this.gists.get(/^\/gists\/(?<id>\w+)$/.exec(url)?.groups?.['id'] ?? '');
    if (gist === undefined) return undefined;
    const { id } = this.users.get(gist.owner)!;
    const files = { 'statement.json': { content: gist.content } };
    return { owner: { login: gist.owner, id }, files };
  }
}

/** An allowance for hosts and their ports. */
export function allow(
  hosts: Readonly<Record<string, number>>,
  records: Readonly<Record<string, readonly string[]>> = {},
): Allowance {
  return {
    loopback: new Map(Object.entries(hosts)),
    textRecords: new Map(Object.entries(records)),
  };
}

/** Milliseconds of processor time that this process has used, which other processes do not add to. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
