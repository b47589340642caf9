// Draws the icons of pages from assets/icons/favicon.svg: those that browsers request by default, and those for home screens.
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const folder = new URL('../assets/icons/', import.meta.url);
const svg = readFileSync(new URL('favicon.svg', folder), 'utf8');

function draw(picture, width) {
  return new Resvg(picture, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** An ICO with one PNG: a directory of 6 bytes, an entry of 16, the picture. */
function toIco(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

writeFileSync(new URL('favicon.ico', folder), toIco(draw(svg, 32), 32));
// Phones round the corners themselves and show transparent pixels black.
writeFileSync(new URL('apple-touch-icon.png', folder), draw(svg.replace(' rx="6"', ''), 180));
