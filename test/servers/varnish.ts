// Varnish with the configuration that ships, at its usual path.
import { findProgram } from '../optional.ts';
import { missingSandbox, type Server, startInSandbox } from './sandbox.ts';

export const missingVarnish = findProgram('varnishd', 'varnish') ?? missingSandbox;

export function startVarnish(vcl: string, origin: number): Promise<Server> {
  const configuration = '/etc/varnish/default.vcl';
  return startInSandbox(
    {
      command: ['varnishd', '-F', '-f', configuration, '-a', ':6081', '-s', 'malloc,16m'],
      port: 6081,
      files: { [configuration]: vcl },
      empty: ['/var/lib/varnish'],
    },
    origin,
  );
}
