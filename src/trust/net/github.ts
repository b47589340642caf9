// Public data of GitHub: accounts, their keys, and gists.
import * as z from 'zod';
import { parseIJSON } from '../../kernel/json.ts';
import { accountPattern } from '../../schema/trust.ts';
import { type Getter, FetchError, type Fetched } from './exchange.ts';

const limits = { timeout: 10_000, maxSize: 512 * 1024 };
const asJSON = { ...limits, headers: { accept: 'application/vnd.github+json' } };

const Account = z
  .object({ id: z.int(), login: z.string(), created_at: z.string(), blog: z.string().nullish() })
  .transform(({ id, login, created_at: created, blog }) => ({
    /** Stays with the account; its name can be given to another. */
    id,
    login,
    /** `YYYY-MM-DD` */
    created: created.slice(0, 10),
    /** The website that the account names. */
    website: blog ?? '',
  }));
export type Account = Readonly<z.output<typeof Account>>;

const SigningKeys = z.array(z.object({ key: z.string() }));

const Gist = z
  .object({
    owner: z.object({ id: z.int(), login: z.string() }).nullish(),
    files: z.record(z.string(), z.object({ content: z.string().optional() }).nullable()),
  })
  .transform(({ owner, files }) => ({
    owner,
    contents: Object.values(files).flatMap((file) => file?.content ?? []),
  }));
export type Gist = Readonly<z.output<typeof Gist>>;

const gistPattern = /^https:\/\/gist\.github\.com\/(?:[\w-]+\/)?(?<id>[\da-f]{5,64})\/?(?:#.*)?$/iu;

/** The name of the account at an address; `undefined` for other addresses. */
export function findUser(address: string): string | undefined {
  return accountPattern.exec(address.replace(/\/$/u, '').replace('//www.', '//'))?.groups?.['user'];
}

/** The id of the gist at an address; `undefined` for other addresses. */
export function findGistId(address: string): string | undefined {
  return gistPattern.exec(address.trim())?.groups?.['id'];
}

/** Reads an account; `undefined` if it does not exist. */
export function readAccount(client: Getter, user: string): Promise<Account | undefined> {
  return read(client, `users/${user}`, Account);
}

/** Lists the login and signing keys of an account, as `type base64`. */
export async function listKeys(client: Getter, user: string): Promise<readonly string[]> {
  const login = await client.get(`https://github.com/${user}.keys`, limits);
  const lines = isFound(login) ? new TextDecoder().decode(login.body).split('\n') : [];
  return [...lines, ...(await listSigningKeys(client, user))]
    .map((line) => line.trim().split(/\s+/u).slice(0, 2).join(' '))
    .filter((line) => line !== '');
}

/** Lists the signing keys of an account, as OpenSSH writes them. */
export async function listSigningKeys(client: Getter, user: string): Promise<readonly string[]> {
  const keys = await read(client, `users/${user}/ssh_signing_keys`, SigningKeys);
  return (keys ?? []).map(({ key }) => key);
}

/** Reads a gist; `undefined` if it does not exist. */
export function readGist(client: Getter, id: string): Promise<Gist | undefined> {
  return read(client, `gists/${id}`, Gist);
}

async function read<Schema extends z.ZodType>(
  client: Getter,
  path: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const fetched = await client.get(`https://api.github.com/${path}`, asJSON);
  if (!isFound(fetched)) return undefined;
  const parsed = schema.safeParse(parseIJSON(fetched.body));
  if (parsed.success) return parsed.data;
  throw new FetchError('unreachable', `${fetched.url} sent an unexpected response.`);
}

/** Whether the page exists. Statuses other than 200, 404 and 410, such as a rate limit, leave it open. */
function isFound({ status, url }: Fetched): boolean {
  if (status === 200) return true;
  if (status === 404 || status === 410) return false;
  throw new FetchError('unreachable', `${url} answered ${status}; try again later.`);
}
