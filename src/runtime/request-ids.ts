// Ids of requests, which have the form of a UUID: a random beginning, and two digits that count.
import { randomUUID } from 'node:crypto';

const endings = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'));
let beginning = '';
let made = 0;

/** An id that no other request has. */
export function makeRequestId(): string {
  const index = made++ % endings.length;
  // Making a whole one takes ten times as long.
  if (index === 0) beginning = randomUUID().slice(0, -2);
  return beginning + endings[index]!;
}
