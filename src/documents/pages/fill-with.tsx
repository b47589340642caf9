import type { Child } from 'hono/jsx';

/** Fills the gaps of a text with elements; a gap that gets nothing stays. */
export function fillWith(text: string, elements: Readonly<Record<string, Child>>): Child[] {
  return text.split(/(\{\w+\})/u).map((part) => {
    const name = /^\{(\w+)\}$/u.exec(part)?.[1];
    return name === undefined ? part : (elements[name] ?? part);
  });
}
