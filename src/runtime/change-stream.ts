// Sends open pages the version of the served profile, and the mistakes of a folder that cannot be served, as server-sent
// events. Only `serve --watch` uses it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hash } from '../kernel/hash.ts';
import { changesPath } from '../paths.ts';
import type { Content } from '../schema/content.ts';
import type { Mistake } from './source.ts';

/** Most open streams. Further requests get 404, and their pages try again. */
const maxStreams = 64;

const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };

export class ChangeStream {
  readonly #streams = new Set<ServerResponse>();
  #event = '';
  /** The mistakes since the last version; empty without. */
  #mistakes = '';

  /** Opens a stream; returns `false` for any other request. */
  accept(request: IncomingMessage, response: ServerResponse): boolean {
    const isAsked = request.method === 'GET' && request.url === changesPath;
    if (!isAsked || this.#streams.size >= maxStreams) return false;
    this.#streams.add(response);
    response.once('close', () => this.#streams.delete(response));
    // The server lets clients close their side and wait for an answer; this answer would never end.
    request.socket.once('end', () => response.end());
    response.writeHead(200, headers);
    response.write(this.#event + this.#mistakes);
    return true;
  }

  /** Sends the version of new content, also to later streams. */
  publish(content: Content): void {
    this.#event = `data: ${versionOf(content)}\n\n`;
    this.#mistakes = '';
    for (const response of this.#streams) response.write(this.#event);
  }

  /** Sends mistakes, which pages show until the next version. */
  report(mistakes: readonly Mistake[]): void {
    this.#mistakes = `event: mistakes\ndata: ${JSON.stringify(mistakes)}\n\n`;
    for (const response of this.#streams) response.write(this.#mistakes);
  }

  close(): void {
    for (const response of this.#streams) response.end();
  }
}

const encoder = new TextEncoder();

/** A digest of the content, equal in every process, so that a page does not reload when another worker answers it. */
export function versionOf({ files, ...facts }: Content): string {
  const digests = Object.values(files).map(hash);
  return hash(encoder.encode(JSON.stringify([facts, digests])));
}
