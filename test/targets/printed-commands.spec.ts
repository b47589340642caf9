// Runs the commands of docs/deploy/ as they are printed, in a sandbox that is both the owner's machine and the server: its
// ssh, rsync and systemctl act in place.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { copyProfile } from '../folders.ts';
import { describeWith } from '../optional.ts';
import { missingNginx } from '../servers/nginx.ts';
import { newFolder } from './built.ts';

interface Section {
  readonly heading: string;
  readonly commands: string;
}

/** The commands of the blocks that are marked, by heading. */
function readSections(path: string): readonly Section[] {
  const [, ...sections] = readFileSync(path, 'utf8').split(/^## /m);
  return sections.map((section) => ({
    heading: section.slice(0, section.indexOf('\n')),
    commands: [...section.matchAll(/^```sh run\n(.*?)^```$/gms)].map(([, text]) => text).join(''),
  }));
}

const programs = {
  npx: `[ "$1" = profile-api ] && shift && exec node ${resolve('dist/cli/bin.js')} "$@"`,
  ssh: '[ "$1" = server ] && exec sh -ec "$2"',
  rsync: `to=\${3#server:}
case $2 in
  */) mkdir -p "$to" && cp -a "$2." "$to" ;;
  *) cp -a "$2" "$to" ;;
esac`,
  systemctl: `case "$*" in
  daemon-reload) ;;
  'enable --now profile-api' | 'restart profile-api')
    [ -e /run/service.pid ] && kill "$(cat /run/service.pid)" && sleep 1
    unit=/etc/systemd/system/profile-api.service
    env $(sed -n 's/^Environment=//p' $unit) $(sed -n 's/^ExecStart=//p' $unit) >/dev/null 2>&1 &
    echo $! >/run/service.pid
    curl --retry 50 --retry-delay 1 --retry-connrefused --silent --fail http://127.0.0.1:3000/readyz >/dev/null ;;
  'reload nginx') if [ -s /run/nginx.pid ]; then nginx -s reload && sleep 1; else nginx; fi ;;
  *) exit 1 ;;
esac`,
};

const own = ['/run', '/var/log', '/var/lib', '/var/cache', '/var/www', '/root', '/opt', '/tmp'];
const folders = [...own, '/etc/nginx/conf.d', '/etc/systemd/system'];

/** The command that gives the profile a role. */
const setting = (role: string) => `sed -i 's/^role: .*/role: ${role}/' profile/profile.yaml`;

/** The command that prints the role which a host answers. */
const ask = (host: string) =>
  `curl --silent --header 'Host: profile.example.com' http://${host}/api/profile | grep -o '"role":"[^"]*' | head -1 | cut -d '"' -f 4`;

/** Runs the commands of a page; returns the role that the service and nginx give after each section. */
function runPage(path: string, before = ''): Readonly<Record<string, string>> {
  const folder = newFolder();
  mkdirSync(join(folder, 'bin'));
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
  const profile = copyProfile();
  const sections = readSections(path).map(
    ({ heading, commands }) =>
      `${heading === 'Update' ? setting('Second') : ''}\n${commands}\necho; echo "@ ${heading}: $(${ask('127.0.0.1:3000')}), $(${ask('127.0.0.1')})"`,
  );
  const script = [
    'set -e',
    'mkdir -p /var/log/nginx /var/lib/nginx',
    setting('First'),
    before,
    ...sections,
  ];
  const sandbox = [
    ['--cap-add', 'ALL', '--die-with-parent', '--unshare-net', '--unshare-pid'],
    ['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
    folders.flatMap((one) => ['--tmpfs', one]),
    ['--bind', folder, '/srv', '--bind', profile, '/srv/profile', '--chdir', '/srv'],
    // The sources and Node.js may be below a folder that is hidden.
    [resolve('.'), dirname(process.execPath)].flatMap((one) => ['--ro-bind', one, one]),
  ].flat();
  const { stdout, stderr, status } = spawnSync(
    'bwrap',
    [...sandbox, 'bash', '-c', script.join('\n')],
    {
      encoding: 'utf8',
      env: {
        PATH: `/srv/bin:${dirname(process.execPath)}:${process.env['PATH']}:/usr/sbin`,
        HOME: '/root',
        BACKUP: '/opt/backup',
      },
    },
  );
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  return Object.fromEntries(
    [...stdout.matchAll(/^@ (.*): (.*)$/gm)].map(([, heading, roles]) => [heading, roles]),
  );
}

describeWith('the commands of docs/deploy/', missingNginx, () => {
  it('publish, update and take back a server behind the cache of nginx', () => {
    expect(runPage('docs/deploy/server.md')).toEqual({
      'First publish': 'First, ',
      'Own domain': 'First, First',
      TLS: 'First, First',
      // nginx keeps the answer for an hour.
      Update: 'Second, First',
      Purge: 'Second, Second',
      Rollback: 'First, First',
      Uptime: 'First, First',
      Logs: 'First, First',
      Keys: 'First, First',
    });
  }, 120_000);

  it('publish, update and take back files', () => {
    const roles = runPage('docs/deploy/static.md');
    const [first, second] = [', First', ', Second'];
    expect(roles).toMatchObject({ 'First publish': first, Update: second, Rollback: first });
  }, 120_000);

  it('back up the keys', () => {
    const before = [
      'npx profile-api key new --base-url https://me.example.org --profile profile',
      'mkdir -p profile/trust "$BACKUP"',
      // Makes the name of each file that was copied a line of the output.
      `trap 'find "$BACKUP" -name "*.jwk" -printf "@ %f: %m\\n"' EXIT`,
    ];
    expect(runPage('docs/deploy.md', before.join('\n'))).toMatchObject({
      'me.example.org.jwk': '600',
    });
  }, 60_000);

  it.each(['cloudflare', 'container', 'netlify', 'vercel'])(
    'build for %s',
    (page) => {
      expect(runPage(`docs/deploy/${page}.md`)['First publish']).toBe(', ');
    },
    120_000,
  );
});
