// UTF-8, read octet by octet.

/** The code point at an octet. */
export function decode(source: Uint8Array, octet: number): number {
  const lead = source[octet]!;
  if (lead < 0x80) return lead;
  const second = source[octet + 1]! & 0x3f;
  if (lead < 0xe0) return ((lead & 0x1f) << 6) | second;
  const third = source[octet + 2]! & 0x3f;
  if (lead < 0xf0) return ((lead & 0x0f) << 12) | (second << 6) | third;
  return ((lead & 0x07) << 18) | (second << 12) | (third << 6) | (source[octet + 3]! & 0x3f);
}

/** How many octets a character takes that begins with `lead`. */
export function widthOf(lead: number): number {
  return lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

/** How many octets of UTF-8 a part of a text takes; half a character takes three, as its replacement does. */
export function countOctets(text: string, start: number, end: number): number {
  let count = 0;
  for (let index = start; index < end; index++) {
    const point = text.codePointAt(index)!;
    count += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    if (point > 0xffff) index++;
  }
  return count;
}
