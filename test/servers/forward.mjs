// Runs a server inside a sandbox without a network: node forward.mjs FOLDER PORT COMMAND… Connections to the socket
// FOLDER/server go to PORT, and connections to port 3000 go to the socket FOLDER/origin.
import { spawn } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { connect, createServer } from 'node:net';

const [folder, port, program, ...words] = process.argv.slice(2);

function forward(from, to) {
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ ...to, allowHalfOpen: true });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroySoon());
    }
  });
  return server.listen(from, () => typeof from === 'string' && chmodSync(from, 0o777));
}

forward(`${folder}/server`, { port: Number(port), host: '127.0.0.1' });
forward({ port: 3000, host: '127.0.0.1' }, { path: `${folder}/origin` });
spawn(program, words, { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
