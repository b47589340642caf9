// From nothing to signed, anchored and attested, and everything that can go wrong on the way, over loopback.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attest } from '../../src/cli/attest.ts';
import { attestation } from '../../src/cli/attestation.ts';
import { checkLinksOf } from '../../src/cli/check-links.ts';
import { verify } from '../../src/cli/verify.ts';
import { loadContent } from '../../src/runtime/load.ts';
import { Client } from '../../src/trust/net/client.ts';
import { openNetwork } from '../../src/trust/verify/network.ts';
import { collect } from '../command.ts';
import { describeWith, findProgram } from '../optional.ts';
import {
  allow,
  GitHub,
  listen,
  type Listening,
  origin,
  Owner,
  processorTime,
  serve,
  tamper,
} from './simulated.ts';

const owner = new Owner({ hasNothing: true });
const github = new GitHub();
const open: Listening[] = [];
let hub: Listening;
/** The page that shows a case; nothing is there without words. */
let talk = '<p>A talk by Mira Halvorsen</p>';
let talks: Listening;
const signedPaths = [
  '/api/profile',
  '/api/experience',
  '/api/cases',
  '/api/cases/financial-onboarding-incident',
  '/api/cases/healthcare-react-component-system',
  '/api/cases/live-commerce-traffic-spike',
  '/resume.pdf',
];
const shownCase = 'cases/02-live-commerce-traffic-spike.md';
let kid = '';

beforeAll(async () => {
  hub = await keepOpen(listen(github.listener));
  talks = await keepOpen(
    listen((_, response) => void response.writeHead(talk === '' ? 404 : 200).end(talk)),
  );
  github.users.set('mira', {
    id: 1,
    created_at: '2011-01-01T00:00:00Z',
    blog: 'mira.test',
    keys: [],
    signing: [],
  });
  github.users.set('alice', {
    id: 2,
    created_at: '2012-03-04T00:00:00Z',
    blog: '',
    keys: [],
    signing: [],
  });
});

afterAll(() => Promise.all(open.map((one) => one.close())));

async function keepOpen<One extends Listening>(starting: Promise<One>): Promise<One> {
  const one = await starting;
  open.push(one);
  return one;
}

let records: Record<string, string[]> = {};

function allowFor(port: number) {
  const hosts = { 'api.github.com': hub.port, 'github.com': hub.port, 'talks.test': talks.port };
  return allow({ 'mira.test': port, ...hosts }, records);
}

/** Runs `verify` against a port that stands in for the origin. */
function verifyAt(port: number, ...args: string[]) {
  const flags = Object.fromEntries(
    args
      .map((arg) => arg.split('=') as [string, string?])
      .map(([name, value]) => [name, value ?? true]),
  );
  // A home of its own: no earlier visit.
  const environment = {
    HOME: 'state' in flags ? String(flags['state']) : join(owner.root, `v${Math.random()}`),
  };
  const given = { flags, words: [origin], environment };
  return collect((output) => verify(given, output, openNetwork(allowFor(port))));
}

describe.sequential('an owner', () => {
  it('begins with a new folder, whose example cannot be signed', async () => {
    expect((await owner.run('init', owner.folder)).code).toBe(0);
    expect((await owner.run('check')).out).toContain('is a text of the example');
    expect((await owner.run('key', 'new')).code).toBe(0);
    const signed = await owner.run('sign');
    expect([signed.code, signed.err]).toEqual([1, expect.stringContaining('Robin Example')]);
    rmSync(owner.keyFile);
    rmSync(join(owner.folder, 'trust'), { recursive: true });
  });

  it('replaces the example, and names an account and a page that shows a case', async () => {
    owner.write();
    owner.edit('profile.yaml', /^name:.*\n/m, (line) => `${line}github: https://github.com/mira\n`);
    owner.edit(
      shownCase,
      /^category:.*\n/m,
      (line) => `${line}links:\n  - url: https://talks.test/42\n    contains: Mira Halvorsen\n`,
    );
    expect(await owner.run('check')).toMatchObject({ code: 0, err: '' });
  });

  it('makes a key that only they can read, with the public half beside the profile', async () => {
    const { code, out } = await owner.run('key', 'new');
    expect(code).toBe(0);
    kid = JSON.parse(owner.read('trust/keys.json')).keys[0].kid;
    expect(out).toContain(`kid  ${kid}`);
    // To be pasted into a shell, wherever the folder is.
    expect(out).toContain(
      `Then run: npx profile-api sign --base-url ${origin} --profile ${owner.folder}`,
    );
    expect(out).toMatch(/^SSH {2}ssh-ed25519 AAAA\S+ mira\.test/m);
    expect(out).toContain(`_profile-key.mira.test. TXT "v=PROFILE1; k=ed25519; kid=${kid}"`);
    expect(statSync(owner.keyFile).mode & 0o777).toBe(0o600);
    expect(owner.read('trust/.gitattributes')).toBe('* -text\n');
    expect((await owner.run('key', 'new')).code).toBe(1);
  });

  it('is not verified before signing, which says nothing for or against', async () => {
    const site = await keepOpen(serve(owner));
    const { code, out } = await verifyAt(site.port);
    expect([code, out]).toEqual([3, expect.stringContaining('nobody vouches for its words')]);
    expect((await verifyAt(site.port, `pin=${kid}`)).code).toBe(1);
    expect((await verifyAt(site.port, 'require=signed')).code).toBe(1);
  });

  it('signs, serves and is verified by one request for each file, in two seconds of work', async () => {
    const signed = await owner.run('sign');
    expect(signed.out).toContain('Signed 7 resources');
    const site = await keepOpen(serve(owner));
    expect(site.warnings).toEqual([]);
    const requested: string[] = [];
    const counted = await keepOpen(
      tamper(site.port, (path, text) => {
        requested.push(path);
        return text;
      }),
    );
    const before = processorTime();
    const { code, out } = await verifyAt(counted.port, `pin=${kid}`);
    expect(processorTime() - before).toBeLessThan(2_000);
    const files = ['jwks.json', 'profile-manifest.json'].map((name) => `/.well-known/${name}`);
    expect(requested.toSorted()).toEqual(
      [...files, ...signedPaths, '/verification.json'].toSorted(),
    );
    expect(out.split('\n')).toEqual([
      expect.stringMatching(
        /^signature\s+ok\s+key \S{8}…, signed \d{4}-\d\d-\d\d, ends \d{4}-\d\d-\d\d$/,
      ),
      expect.stringMatching(
        /^key\s+-\s+only this site announces it; github\.com\/mira does not list it; no TXT record$/,
      ),
      expect.stringMatching(/^content\s+ok\s+7 of 7 as signed$/),
      expect.stringMatching(/^identity\s+ok\s+github\.com\/mira links back$/),
      'This does not show that the claims are true.',
    ]);
    expect(code).toBe(0);
  });

  it('is anchored by a signing key on GitHub, and by a record of the DNS', async () => {
    const site = await keepOpen(serve(owner));
    expect((await verifyAt(site.port, 'require=anchored')).code).toBe(1);
    const line = /^SSH {2}(?<line>.*)$/m.exec((await owner.run('key', 'rotate')).out);
    await owner.run(
      'key',
      'drop',
      JSON.parse(owner.read('trust/keys.json')).keys.find((key: { kid: string }) => key.kid !== kid)
        .kid,
    );
    expect(line).not.toBeNull();
    const { x } = JSON.parse(owner.read('trust/keys.json')).keys[0];
    const blob = Buffer.concat([
      Buffer.from('0000000b', 'hex'),
      Buffer.from('ssh-ed25519'),
      Buffer.from('00000020', 'hex'),
      Buffer.from(x, 'base64url'),
    ]);
    github.users.get('mira')!.signing = [`ssh-ed25519 ${blob.toString('base64')} laptop`];
    const anchored = await verifyAt(site.port, 'require=anchored');
    expect([anchored.code, anchored.out]).toEqual([
      0,
      expect.stringContaining('github.com/mira lists it; no TXT record'),
    ]);
    records = { '_profile-key.mira.test': [`v=PROFILE1; k=ed25519; kid=${kid}`] };
    expect((await verifyAt(site.port)).out).toContain('its TXT record names it');
    records = { '_profile-key.mira.test': ['v=PROFILE1; k=ed25519; kid=another'] };
    expect((await verifyAt(site.port)).code).toBe(1);
    records = {};
  });

  it('is caught when one letter changes on the server', async () => {
    const site = await keepOpen(serve(owner));
    const changed = await keepOpen(
      tamper(site.port, (path, text) =>
        path === '/api/profile' ? text.replace('Engineer', 'Enginear') : text,
      ),
    );
    const { code, out } = await verifyAt(changed.port, 'json');
    expect(code).toBe(1);
    expect(JSON.parse(out).rows).toContainEqual({
      check: 'content',
      state: 'failed',
      code: 'content-differs',
      text: '/api/profile is not as signed',
      url: `${origin}/api/profile`,
      expected: expect.stringMatching(/^[\w-]{43}$/),
      got: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('is undecided while an edge may still serve the earlier content', async () => {
    const site = await keepOpen(serve(owner));
    const edge = await keepOpen(
      tamper(site.port, (path, text) => (path === '/api/cases' ? '[]' : text), { age: '3000' }),
    );
    const { code, out } = await verifyAt(edge.port);
    expect([code, out]).toEqual([3, expect.stringContaining('may be older than the signature')]);
  });

  it('is caught when the signature is removed and somebody knows of it', async () => {
    const site = await keepOpen(serve(owner));
    const bare = await keepOpen(
      tamper(site.port, (path, text) => (path.startsWith('/.well-known') ? undefined : text)),
    );
    expect((await verifyAt(bare.port)).code).toBe(3);
    expect((await verifyAt(bare.port, `pin=${kid}`)).code).toBe(1);
    const state = `state=${join(owner.root, 'visitor')}`;
    expect((await verifyAt(site.port, state)).code).toBe(0);
    const again = await verifyAt(bare.port, state);
    expect([again.code, again.out]).toEqual([1, expect.stringContaining('it was signed before')]);
  });

  it('saves the answers, and verifies them again without a network', async () => {
    const site = await keepOpen(serve(owner));
    const save = join(owner.root, 'saved');
    expect((await verifyAt(site.port, `save=${save}`)).code).toBe(0);
    const offline = await verifyAt(1, `offline=${save}`);
    expect(offline.code).toBe(0);
    const later = await verifyAt(1, `offline=${save}`, 'at=2040-01-01');
    expect([later.code, later.out]).toEqual([1, expect.stringContaining('it ended on')]);
  });

  it('serves no signature over other words, and says so at the start and in check', async () => {
    owner.edit('profile.yaml', 'availability: ', 'availability: "Not now. " #');
    const site = await keepOpen(serve(owner));
    expect(site.warnings).toEqual([
      `The signature is not served: /api/profile has changed. Sign again: npx profile-api sign --base-url ${origin} --profile ${owner.folder}`,
    ]);
    const base = `http://127.0.0.1:${site.port}`;
    expect((await fetch(`${base}/.well-known/profile-manifest.json`)).status).toBe(404);
    expect(await (await fetch(`${base}/verification.json`)).json()).not.toHaveProperty('signature');
    const checked = await owner.run('check');
    expect([checked.code, checked.out]).toEqual([
      1,
      expect.stringContaining('/api/profile has changed'),
    ]);
    expect((await owner.run('sign')).code).toBe(0);
    expect((await owner.run('check')).code).toBe(0);
    const moved = await owner.run('check', '--base-url', 'https://moved.test');
    expect([moved.code, moved.out]).toEqual([
      1,
      expect.stringContaining('sign --base-url https://moved.test'),
    ]);
  });

  it('rotates a key, and clients that pinned the old key follow', async () => {
    expect((await owner.run('key', 'rotate')).code).toBe(0);
    const added = JSON.parse(owner.read('trust/keys.json'))
      .keys.map((key: { kid: string }) => key.kid)
      .find((name: string) => name !== kid);
    await owner.run('sign');
    const both = await keepOpen(serve(owner));
    const state = `state=${join(owner.root, 'follower')}`;
    expect((await verifyAt(both.port, `pin=${kid}`)).code).toBe(0);
    expect((await verifyAt(both.port, state)).code).toBe(0);
    expect((await owner.run('key', 'drop', kid)).code).toBe(0);
    // The old signature bears a key that is published no more, and the new one.
    expect((await owner.run('sign')).code).toBe(0);
    const one = await keepOpen(serve(owner));
    expect((await verifyAt(one.port, `pin=${kid}`)).code).toBe(1);
    expect((await verifyAt(one.port, `pin=${added}`)).code).toBe(0);
    expect((await verifyAt(one.port, state)).code).toBe(0);
    kid = added;
  });

  it('loses a key: an earlier visitor accepts the new one only by its id', async () => {
    const state = `state=${join(owner.root, 'earlier')}`;
    const before = await keepOpen(serve(owner));
    expect((await verifyAt(before.port, state)).code).toBe(0);
    rmSync(owner.keyFile);
    await owner.run('key', 'new');
    await owner.run('key', 'drop', kid);
    await owner.run('sign');
    const [{ kid: made }] = JSON.parse(owner.read('trust/keys.json')).keys;
    const after = await keepOpen(serve(owner));
    const refused = await verifyAt(after.port, state);
    expect([refused.code, refused.out]).toEqual([1, expect.stringContaining('with --pin KID')]);
    expect((await verifyAt(after.port, state, `pin=${made}`)).code).toBe(0);
    expect((await verifyAt(after.port, state)).code).toBe(0);
    kid = made;
  });
});

const client = () => new Client({ schemes: ['https:'] }, allowFor(open.at(-1)!.port));
/** Adds a statement as docs/trust.md prints it: the signature names the origin. */
const add = (source: string) => {
  const { BASE_URL: _, ...environment } = owner.environment;
  const given = { flags: {}, environment, words: ['add', source] };
  return collect((output) => attestation(given, output, client()));
};
const look = async (now = new Date()) => {
  const { content } = await loadContent(owner.folder, now);
  const request = { folder: owner.folder, content, origin, now, isFresh: true };
  return collect(async (output) => {
    await checkLinksOf(request, output, allowFor(1), { interval: 0, budget: 10_000 });
    return 0;
  });
};
const claims = async () => {
  const site = await keepOpen(serve(owner));
  return (await (await fetch(`http://127.0.0.1:${site.port}/verification.json`)).json()).claims;
};

const find = async () =>
  (await claims()).find(({ path }: { path: string }) =>
    path.endsWith('live-commerce-traffic-spike'),
  );

describe.sequential('a page that shows a case', () => {
  const day = 24 * 3_600_000;

  it('makes it linked once it was seen', async () => {
    expect(await find()).toMatchObject({ level: 'declared', links: [{ state: 'unchecked' }] });
    await look();
    expect(await find()).toMatchObject({ level: 'linked', links: [{ state: 'ok' }] });
  });

  it('falls back to declared when the link is dead, and still says when it was not', async () => {
    talk = '';
    await look(new Date(Date.now() + day));
    expect((await find()).level).toBe('linked');
    await look(new Date(Date.now() + 2 * day));
    const [link] = (await find()).links;
    expect([(await find()).level, link.state]).toEqual(['declared', 'gone']);
    expect(link.lastOk).toBe(new Date().toISOString().slice(0, 10));
    const site = await keepOpen(serve(owner));
    // Observations are not signed.
    expect((await verifyAt(site.port)).code).toBe(0);
  });
});

describeWith('a colleague', findProgram('ssh-keygen', 'openssh-client'), () => {
  const claimed = { company: '', title: '' };
  let statementFile = '';

  it('writes a statement in a terminal and signs it with the key of their account', async () => {
    const site = await keepOpen(serve(owner));
    const key = join(owner.root, 'alice');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', key]);
    github.users.get('alice')!.keys = [readFileSync(`${key}.pub`, 'utf8').trim()];
    statementFile = join(owner.root, 'statement.json');
    const flags = {
      claim: 'role:1',
      account: 'alice',
      name: 'Alice Wong',
      relation: 'manager',
      key,
      out: statementFile,
    };
    const given = { flags, words: [origin], environment: {} };
    const getter = new Client({ schemes: ['https:'] }, allowFor(site.port));
    const { code, out } = await collect((output) => attest(given, output, getter));
    expect([code, out]).toEqual([0, expect.stringContaining('valid until')]);
    expect(existsSync(`${statementFile}.sig`)).toBe(true);
    const { claim, subject } = JSON.parse(readFileSync(statementFile, 'utf8'));
    Object.assign(claimed, claim);
    expect(subject).toEqual({ kid, name: expect.any(String), origin });
  });

  it('is added by the owner, shown by the API, and verified by anybody', async () => {
    await keepOpen(serve(owner));
    const added = await add(statementFile);
    expect([added.code, added.err]).toEqual([0, '']);
    expect((await owner.run('sign')).code).toBe(0);
    const site = await keepOpen(serve(owner));
    const [role] = (await (await fetch(`http://127.0.0.1:${site.port}/api/experience`)).json())
      .experiences;
    expect(role.attestations).toEqual([
      {
        url: expect.stringMatching(/^\/attestations\/alice-/),
        by: 'https://github.com/alice',
        issued: expect.any(String),
      },
    ]);
    const [claim] = await claims();
    expect(claim).toMatchObject({
      level: 'attested',
      role: { company: claimed.company, title: claimed.title },
      attestations: [
        {
          state: 'valid',
          wording: 'current',
          relation: 'manager',
          says: 'Alice Wong',
          accountCreated: '2012-03-04',
        },
      ],
    });
    const { code, out } = await verifyAt(site.port, 'require=attested');
    expect([code, out]).toEqual([
      0,
      expect.stringContaining(
        `role "${claimed.company}": github.com/alice (account of 2012), who writes "manager"`,
      ),
    ]);
  });

  it('counts once, by however many addresses the server lists it', async () => {
    const site = await keepOpen(serve(owner));
    const [claim] = await claims();
    const { url } = claim.attestations[0];
    const copies = await keepOpen(
      tamper(site.port, (path, text) => {
        if (path !== '/verification.json') return text;
        const said = JSON.parse(text);
        const [one] = said.claims[0].attestations;
        for (const folder of ['/./attestations/', '/x/../attestations/']) {
          said.claims[0].attestations.push({ ...one, url: url.replace('/attestations/', folder) });
        }
        return JSON.stringify(said);
      }),
    );
    const { code, out } = await verifyAt(copies.port, 'json');
    const codes = JSON.parse(out)
      .rows.filter(({ check }: { check: string }) => check === 'attested')
      .map(({ code: found }: { code: string }) => found);
    expect([code, codes]).toEqual([0, ['attested', 'repeated', 'repeated']]);
  });

  it('is refused when it is of another account, another site, or changed', async () => {
    const text = readFileSync(statementFile, 'utf8');
    const signature = readFileSync(`${statementFile}.sig`, 'utf8');
    const forge = async (change: (text: string) => string) => {
      const file = join(owner.root, `forged-${Math.random()}.json`);
      writeFileSync(file, change(text));
      writeFileSync(`${file}.sig`, signature);
      return add(file).catch((error: unknown) => ({ code: 1, out: '', err: String(error) }));
    };
    expect((await forge((old) => old.replace('manager', 'founder'))).err).toContain(
      'not over these bytes',
    );
    expect(
      (
        await forge((old) =>
          old.replaceAll(/mira\.test/g, 'copy.test').replace(kid, 'x'.repeat(43)),
        )
      ).err,
    ).toContain('It is about https://copy.test');
    expect((await forge((old) => ` ${old}`)).err).toContain('RFC 8785');
    expect((await forge((old) => old.replace(claimed.title, 'Chief'))).err).toContain(
      'has changed what it says',
    );
    github.users.get('alice')!.keys = [];
    expect((await add(statementFile)).err).toContain('key-not-listed');
  });

  it('withdraws by removing the key: the level falls, and verify no longer counts it', async () => {
    const { out } = await look();
    expect(out).toContain('key-not-listed');
    expect((await claims())[0]).toMatchObject({
      level: 'declared',
      attestations: [{ state: 'key-not-listed' }],
    });
    const site = await keepOpen(serve(owner));
    // A statement that was valid once stays in the signed answers.
    expect((await verifyAt(site.port)).code).toBe(0);
    expect((await verifyAt(site.port, 'require=attested')).code).toBe(1);
  });

  it('is not the engineer under another name, in whatever letters it is written', async () => {
    const own = join(owner.root, 'own.json');
    const said = readFileSync(statementFile, 'utf8');
    writeFileSync(own, said.replace('github.com/alice', 'github.com/MIRA'));
    github.gists.set('abcdef9999', { owner: 'mira', content: readFileSync(own, 'utf8') });
    const added = await add('https://gist.github.com/mira/abcdef9999');
    expect([added.code, added.err]).toEqual([
      1,
      expect.stringContaining('https://github.com/MIRA is an account of the engineer.'),
    ]);
    const site = await keepOpen(serve(owner));
    const forged = await keepOpen(
      tamper(site.port, (path, text) => {
        if (!path.startsWith('/attestations/')) return text;
        return path.endsWith('.sig')
          ? 'https://gist.github.com/mira/abcdef9999\n'
          : readFileSync(own, 'utf8');
      }),
    );
    const { code, out } = await verifyAt(forged.port);
    expect([code, out]).toEqual([1, expect.stringContaining('is an account of the engineer')]);
    github.gists.clear();
  });

  it('is not mistaken for the next account of that name', async () => {
    const alice = github.users.get('alice')!;
    github.users.set('alice', {
      ...alice,
      id: 99,
      keys: [readFileSync(join(owner.root, 'alice.pub'), 'utf8').trim()],
    });
    expect((await look()).out).toContain('another account than the one that attested');
    expect((await claims())[0].attestations[0].state).toBe('invalid');
    github.users.set('alice', {
      ...alice,
      keys: [readFileSync(join(owner.root, 'alice.pub'), 'utf8').trim()],
    });
    await look();
    expect((await claims())[0].level).toBe('attested');
  });

  it('expires', async () => {
    const later = new Date(Date.now() + 4 * 366 * 24 * 3_600_000);
    expect((await look(later)).out).toContain('expired');
    expect((await claims())[0]).toMatchObject({
      level: 'declared',
      attestations: [{ state: 'expired' }],
    });
    await look();
  });

  it('changes nothing while GitHub does not answer', async () => {
    github.isLimited = true;
    expect((await look()).out).toContain('answered 403');
    expect((await claims())[0].level).toBe('attested');
    github.isLimited = false;
  });

  it('counts as an earlier wording once the role says something else', async () => {
    owner.edit('experience.yaml', claimed.title, `Chief ${claimed.title}`);
    expect((await claims())[0]).toMatchObject({
      level: 'declared',
      attestations: [{ state: 'valid', wording: 'earlier-wording' }],
    });
    owner.edit('experience.yaml', `Chief ${claimed.title}`, claimed.title);
  });

  it('names the person that a statement is about, if that is not the engineer', async () => {
    owner.edit('profile.yaml', 'name: Mira Halvorsen', 'name: Eve Halvorsen');
    await owner.run('sign');
    const site = await keepOpen(serve(owner));
    expect((await verifyAt(site.port)).out).toContain(', said of "Mira Halvorsen"');
    owner.edit('profile.yaml', 'name: Eve Halvorsen', 'name: Mira Halvorsen');
    await owner.run('sign');
  });

  it('attests a case by a public gist, and withdraws it by deleting that', async () => {
    const site = await keepOpen(serve(owner));
    const out = join(owner.root, 'case.json');
    const flags = {
      claim: 'case:live-commerce-traffic-spike',
      account: 'alice',
      name: 'Alice Wong',
      relation: 'colleague',
      out,
    };
    const getter = new Client({ schemes: ['https:'] }, allowFor(site.port));
    await collect((output) => attest({ flags, words: [origin], environment: {} }, output, getter));
    github.gists.set('abcdef0123', { owner: 'alice', content: `${readFileSync(out, 'utf8')}\n` });
    const added = await add('https://gist.github.com/alice/abcdef0123');
    expect([added.code, added.err]).toEqual([0, '']);
    expect(await find()).toMatchObject({
      level: 'attested',
      attestations: [{ wording: 'current' }],
    });
    owner.edit(shownCase, /^category: .*/m, 'category: Something else');
    expect(await find()).toMatchObject({
      level: 'declared',
      attestations: [{ wording: 'earlier-wording' }],
    });
    github.gists.get('abcdef0123')!.owner = 'mira';
    expect((await look()).out).toContain('belongs to mira');
    github.gists.clear();
    expect((await look()).out).toContain('withdrawn');
    expect((await find()).attestations[0].state).toBe('withdrawn');
  });
});
