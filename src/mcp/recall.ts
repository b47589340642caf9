// Clients send the same request again and again under another id. Its text beside the id is remembered with the
// ending of its answer, so that it is parsed and judged once.
import type { RequestHeaders } from '../exchange.ts';
import { Memo } from '../schema/memo.ts';
import { type Ending, isObject, type Reply, toReply } from './wire.ts';

export interface Recall {
  /** Answers a request that was answered before under any id. */
  find(text: string, headers: RequestHeaders | undefined): Reply | undefined;
  /** Remembers how a request was answered. */
  keep(text: string, headers: RequestHeaders | undefined, ending: Ending): void;
}

/** Bounds on what callers can make us hold: requests, and characters of each. */
const maxRequests = 256;
const maxLength = 1_000;

/** An id that is a whole number, as clients send it; it is in the first place that looks like one. */
const numericId = /"id":(0|[1-9]\d{0,14})(?=[,}])/;
/** Stands for what is not there. No JSON text holds it as it is, so that no other text has the same frame. */
const gap = '\0';

/** The headers that decide about an answer. */
const telling = ['mcp-protocol-version', 'mcp-method', 'mcp-name'] as const;

export function createRecall(): Recall {
  const answered = new Memo<Ending>(maxRequests);
  return {
    find(text, headers) {
      if (text.length > maxLength) return undefined;
      const framed = frameOf(text);
      if (framed === undefined) return undefined;
      const ending = answered.get(keyOf(framed.frame, headers));
      return ending === undefined ? undefined : toReply(framed.id, ending);
    },
    keep(text, headers, ending) {
      const frame = text.length > maxLength ? undefined : frameOf(text)?.frame;
      if (frame === undefined || !framesId(frame)) return;
      answered.set(keyOf(frame, headers), ending, 1);
    },
  };
}

/** All that decides about an answer. No header has a line feed, so that no other request has the same key. */
function keyOf(frame: string, headers: RequestHeaders | undefined): string {
  let key = frame;
  for (const name of telling) key += `\n${headers?.[name] ?? gap}`;
  return key;
}

function frameOf(text: string): { id: number; frame: string } | undefined {
  const found = numericId.exec(text);
  if (found === null) return undefined;
  const [whole, id] = found;
  const end = found.index + whole.length;
  return { id: Number(id), frame: text.slice(0, found.index) + gap + text.slice(end) };
}

/** Whether the gap stands for the id of the message: then the message has whatever id is put there. */
function framesId(frame: string): boolean {
  return ['1', '2'].every((id) => {
    const message: unknown = JSON.parse(frame.replace(gap, `"id":${id}`));
    return isObject(message) && message['id'] === Number(id);
  });
}
