// The safety of the defaults: public files run nothing, and no file from outside the folder is served.
import { appendFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runHere } from './command.ts';
import { copyProfile } from './folders.ts';
import { createTestApp, sampleContent } from './sample.ts';

it.each(['/page.html', '/picture.svg', '/feed.XML'])(
  'the file %s of public/ runs no script on the origin of the profile',
  async (path) => {
    const files = { ...sampleContent.files, [path]: new TextEncoder().encode('<script>') };
    const app = createTestApp({ ...sampleContent, files });
    const { headers } = await app.fetch(new Request(`https://profile.test${path}`));
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/);
    expect(headers.get('content-security-policy')).not.toContain('script-src');
  },
);

it('other files of public/ have no such policy', async () => {
  const { headers } = await createTestApp().fetch(new Request('https://profile.test/resume.pdf'));
  expect(headers.get('content-security-policy')).toBeNull();
});

it.each(['resume.pdf', 'photo.jpg'])('%s is no link out of the folder', async (name) => {
  const folder = copyProfile();
  rmSync(join(folder, name), { force: true });
  symlinkSync('/etc/hostname', join(folder, name));
  if (name === 'photo.jpg') appendFileSync(join(folder, 'profile.yaml'), 'photo: /photo.jpg\n');
  const { code, out, err } = await runHere(['check', folder]);
  expect(code).toBe(1);
  expect(out + err).toContain('This is a link that leads out of the folder.');
});

it.each([
  ['build', '--target', 'node'],
  ['build', '--target', 'static'],
  ['serve', '--port', '0'],
])('%s %s %s does not publish the sample at a public address', async (...words) => {
  const { code, out, err } = await runHere([...words, '--base-url', 'https://me.dev']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('The profile is the sample, and https://me.dev is a public address.');
});
