// nginx with configurations that ship, in /etc/nginx/conf.d/ of two machines.
import { readFileSync } from 'node:fs';
import { findProgram } from '../optional.ts';
import { type Machine, missingSandbox, type Server, startInSandbox } from './sandbox.ts';

export const missingNginx = findProgram('nginx', 'nginx-light') ?? missingSandbox;

/** nginx.conf of the official image, whose nginx is a build with other paths than Debian's. */
const officialConfiguration = `user  nginx;
worker_processes  auto;
error_log  /var/log/nginx/error.log notice;
pid        /run/nginx.pid;
events {
    worker_connections  1024;
}
http {
    include       /etc/nginx/mime.types;
    default_type  application/octet-stream;
    log_format  main  '$remote_addr - $remote_user [$time_local] "$request" '
                      '$status $body_bytes_sent "$http_referer" '
                      '"$http_user_agent" "$http_x_forwarded_for"';
    access_log  /var/log/nginx/access.log  main;
    sendfile        on;
    keepalive_timeout  65;
    include /etc/nginx/conf.d/*.conf;
}
`;

const debian: Pick<Machine, 'files' | 'empty'> = {
  files: {},
  empty: ['/var/log/nginx', '/var/lib/nginx'],
};

/** Debian and Ubuntu have the same nginx.conf, without /var/cache/nginx. */
export const nginxMachines: Readonly<Record<string, Pick<Machine, 'files' | 'empty'>>> = {
  'Debian and Ubuntu': debian,
  'the official image': {
    files: {
      '/etc/nginx/nginx.conf': officialConfiguration,
      '/etc/passwd': `${readFileSync('/etc/passwd', 'utf8')}nginx:x:33:33::/nonexistent:/bin/false\n`,
      '/etc/group': `${readFileSync('/etc/group', 'utf8')}nginx:x:33:\n`,
    },
    empty: [...debian.empty!, '/var/cache/nginx'],
  },
};

/** Starts nginx with a configuration; `published` is the folder that it finds at /var/www/profile. */
export function startNginx(
  configuration: string,
  { origin, published, machine = nginxMachines['the official image']! }: NginxOptions,
): Promise<Server> {
  const started = {
    command: ['nginx', '-g', 'daemon off;'],
    port: 80,
    files: { ...machine.files, '/etc/nginx/conf.d/profile.conf': configuration },
    empty: machine.empty ?? [],
    folders: published === undefined ? {} : { '/var/www/profile': published },
  };
  return startInSandbox(started, origin);
}

interface NginxOptions {
  readonly origin?: number;
  readonly published?: string;
  readonly machine?: Pick<Machine, 'files' | 'empty'>;
}
