// Media types by file extension.

const mediaTypes = new Map(
  Object.entries({
    avif: 'image/avif',
    css: 'text/css; charset=utf-8',
    csv: 'text/csv; charset=utf-8',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    gif: 'image/gif',
    html: 'text/html; charset=utf-8',
    ico: 'image/vnd.microsoft.icon',
    jpeg: 'image/jpeg',
    jpg: 'image/jpeg',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json',
    md: 'text/markdown; charset=utf-8',
    mp3: 'audio/mpeg',
    mp4: 'video/mp4',
    pdf: 'application/pdf',
    png: 'image/png',
    svg: 'image/svg+xml; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    vcf: 'text/vcard; charset=utf-8',
    wasm: 'application/wasm',
    webmanifest: 'application/manifest+json',
    webp: 'image/webp',
    woff2: 'font/woff2',
    xml: 'application/xml',
    zip: 'application/zip',
  }),
);

export function mediaTypeOf(path: string): string {
  const ending = /\.(?<ending>[^./]+)$/u.exec(path)?.groups?.['ending'];
  return mediaTypes.get(ending?.toLowerCase() ?? '') ?? 'application/octet-stream';
}
