// The reference: node:http writing a fixed buffer, after reading and parsing the body of a POST.
import { createServer } from 'node:http';
import { body, headers, port, status } from './fixture.mjs';

const content = body.length > 0 ? body : undefined;

/** Microseconds of work to add to each answer. */
const spin = Number(process.env.SPIN ?? 0);
const spend = () => {
  for (const end = performance.now() + spin / 1_000; performance.now() < end;);
};

createServer((request, response) => {
  if (spin > 0) spend();
  if (request.method !== 'POST') {
    response.writeHead(status, headers).end(content);
    return;
  }
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(status, headers).end(content);
  });
}).listen(port, '127.0.0.1');
