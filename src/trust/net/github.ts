// What GitHub says publicly of an account: who it is, the keys it lists, the gists it holds.
import * as z from 'zod';
import { parseJSON } from '../../kernel/json.ts';
import { accountPattern } from '../../schema/trust.ts';
import { type Getter, FetchError, type Fetched } from './client.ts';

const limits = { timeout: 10_000, maxSize: 512 * 1024 };
const asJSON = { ...limits, headers: { accept: 'application/vnd.github+json' } };

const Account = z.object({
  id: z.int(),
  login: z.string(),
  created_at: z.string(),
  blog: z.string().nullish(),
});
export interface Account {
  /** Stays with the account; its name can be given to another. */
  readonly id: number;
  readonly login: string;
  /** `YYYY-MM-DD` */
  readonly created: string;
  /** The website that the account names. */
  readonly website: string;
}

const SigningKeys = z.array(z.object({ key: z.string() }));

const Gist = z.object({
  owner: z.object({ id: z.int(), login: z.string() }).nullish(),
  files: z.record(z.string(), z.object({ content: z.string().optional() }).nullable()),
});
export interface Gist {
  readonly owner: { readonly id: number; readonly login: string } | undefined;
  readonly contents: readonly string[];
}

const gistPattern = /^https:\/\/gist\.github\.com\/(?:[\w-]+\/)?(?<id>[\da-f]{5,64})\/?(?:#.*)?$/iu;

/** The name of the account at an address; `undefined` for other addresses. */
export function findUser(address: string): string | undefined {
  return accountPattern.exec(address.replace(/\/$/u, '').replace('//www.', '//'))?.groups?.['user'];
}

/** The id of the gist at an address; `undefined` for other addresses. */
export function findGistId(address: string): string | undefined {
  return gistPattern.exec(address.trim())?.groups?.['id'];
}

/** Reads an account; `undefined` where there is none. */
export async function readAccount(client: Getter, user: string): Promise<Account | undefined> {
  const fetched = await client.get(`https://api.github.com/users/${user}`, asJSON);
  const account = parse(fetched, Account);
  return (
    account && {
      id: account.id,
      login: account.login,
      created: account.created_at.slice(0, 10),
      website: account.blog ?? '',
    }
  );
}

/** Lists the keys with which an account logs in and signs, as `type base64`. */
export async function listKeys(client: Getter, user: string): Promise<readonly string[]> {
  const login = await client.get(`https://github.com/${user}.keys`, limits);
  const lines = hasAnswer(login) ? Buffer.from(login.body).toString().split('\n') : [];
  return [...lines, ...(await listSigningKeys(client, user))]
    .map((line) => line.trim().split(/\s+/u).slice(0, 2).join(' '))
    .filter((line) => line !== '');
}

/** Lists the keys that an account names for signatures, as OpenSSH writes them. */
export async function listSigningKeys(client: Getter, user: string): Promise<readonly string[]> {
  const fetched = await client.get(`https://api.github.com/users/${user}/ssh_signing_keys`, asJSON);
  return (parse(fetched, SigningKeys) ?? []).map(({ key }) => key);
}

/** Reads a gist; `undefined` where there is none. */
export async function readGist(client: Getter, id: string): Promise<Gist | undefined> {
  const gist = parse(await client.get(`https://api.github.com/gists/${id}`, asJSON), Gist);
  return (
    gist && {
      owner: gist.owner ?? undefined,
      contents: Object.values(gist.files).flatMap((file) => file?.content ?? []),
    }
  );
}

function parse<Schema extends z.ZodType>(
  fetched: Fetched,
  schema: Schema,
): z.output<Schema> | undefined {
  if (!hasAnswer(fetched)) return undefined;
  const parsed = schema.safeParse(parseJSON(Buffer.from(fetched.body).toString()));
  if (parsed.success) return parsed.data;
  throw new FetchError('unreachable', `${fetched.url} answered something unknown.`);
}

/** Whether there is what was asked for. Anything but yes and no, a rate limit above all, says neither. */
function hasAnswer({ status, url }: Fetched): boolean {
  if (status === 200) return true;
  if (status === 404 || status === 410) return false;
  throw new FetchError('unreachable', `${url} answered ${status}; try again later.`);
}
