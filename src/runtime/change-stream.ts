// Tells open pages which version of the profile is served, as server-sent events (HTML, section
// 9.2). Only `serve --watch` opens it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hash } from '../kernel/hash.ts';
import { changesPath } from '../paths.ts';
import type { Content } from '../schema/content.ts';

/** Streams at once. One more is answered as any other path, and its page asks again. */
const maxStreams = 64;

const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };

export class ChangeStream {
  readonly #streams = new Set<ServerResponse>();
  #event = '';

  /** Answers a request for the stream, and says whether it was one. */
  accept(request: IncomingMessage, response: ServerResponse): boolean {
    const isAsked = request.method === 'GET' && request.url === changesPath;
    if (!isAsked || this.#streams.size >= maxStreams) return false;
    this.#streams.add(response);
    response.once('close', () => this.#streams.delete(response));
    // The server lets clients close their side and wait for an answer, but this one has no end.
    request.socket.once('end', () => response.end());
    response.writeHead(200, headers);
    response.write(this.#event);
    return true;
  }

  /** Announces what is served from now on, also to later subscribers. */
  publish(content: Content): void {
    this.#event = `data: ${versionOf(content)}\n\n`;
    for (const response of this.#streams) response.write(this.#event);
  }

  close(): void {
    for (const response of this.#streams) response.end();
  }
}

const encoder = new TextEncoder();

/** The same for the same content in every process, so that a page that reaches another one is not loaded anew. */
export function versionOf({ files, ...facts }: Content): string {
  const digests = Object.values(files).map(hash);
  return hash(encoder.encode(JSON.stringify([facts, digests])));
}
