// The Word document in LibreOffice.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeDOCX } from '../../src/print/docx.ts';
import { describeWith, findProgram } from '../optional.ts';
import { createTestSite, sampleContent } from '../sample.ts';

const missing = findProgram('soffice', 'libreoffice-writer-nogui');

describeWith('LibreOffice', missing, () => {
  it('opens the file, and reads its texts in order', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docx-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'resume.docx'), await writeDOCX(createTestSite(sampleContent)));
    const options = ['--headless', `-env:UserInstallation=file://${folder}/user`];
    const convert = ['--convert-to', 'txt:Text', '--outdir', folder, join(folder, 'resume.docx')];
    execFileSync('soffice', [...options, ...convert], { stdio: 'ignore' });
    const text = readFileSync(join(folder, 'resume.txt'), 'utf8');
    const places = sampleContent.roles.map(({ title, company }) =>
      text.indexOf(`${title}, ${company}`),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }, 60_000);
});
