// The table of an owner's files. The check of the folder, its content, JSON Schemas, the check of prose, the files that
// `init` writes and the tests of docs/content.md follow from these rows.
import type * as z from 'zod';
import type { EngineeringCase } from '../../schema/case.ts';
import { fromFile } from '../../schema/field.ts';
import { headline, photoPattern, resumePattern } from '../../schema/profile.ts';
import { Role } from '../../schema/role.ts';
import { slugs } from '../format/fields.ts';
import { BackgroundFile, CaseFrontMatter, ExperienceFile, ProfileFile } from '../format/files.ts';
import {
  attestationFile,
  findWrongAttestation,
  readAttestation,
  trustFormats,
} from '../format/trust.ts';
import { VocabularyFile } from '../format/vocabulary.ts';
import {
  backgroundExample,
  caseExample,
  experienceExample,
  profileExample,
  vocabularyExample,
} from './examples.ts';
import { findWrongPhoto, findWrongPublicFile, findWrongResume } from './inspect.ts';
import { defineFile, type OwnerFile, type Row } from './owner-file.ts';
import type { Words } from '../report/issue.ts';
import { program } from '../../version.ts';

const KiB = 1024;
const MiB = 1024 * KiB;

/** The name of a case file: its place in the order, and its slug. */
export const caseFile = new RegExp(`^cases/(?<ordinal>\\d+)-(?<slug>${slugs})\\.md$`, 'u');

/** Characters that an address can contain without encoding. */
const publicFile = /^public(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/u;

export const ownerFiles: readonly OwnerFile[] = [
  defineYAMLFile('profile.yaml', ProfileFile, profileExample, {
    isRequired: true,
    into: ({ fit = {}, site = {}, ...said }) => ({
      profile: fromFile({ fields: headline }, said),
      fit: { disciplines: [], ...fit },
      site,
    }),
  }),
  defineYAMLFile('experience.yaml', ExperienceFile, experienceExample, {
    isRequired: true,
    into: (roles) => ({ roles: roles.map((role) => fromFile(Role, role)) }),
  }),
  defineYAMLFile('background.yaml', BackgroundFile, backgroundExample, {
    into: (profile) => ({ profile }),
  }),
  defineYAMLFile('vocabulary.yaml', VocabularyFile, vocabularyExample, {
    into: (vocabulary) => ({ vocabulary }),
  }),
  defineFile<Omit<EngineeringCase, 'number'>>({
    file: 'cases/*',
    reading: 'case',
    schema: CaseFrontMatter,
    limit: 256 * KiB,
    names: caseFile,
    explainName: explainCaseName,
    whenNone: {
      message: 'There is no case study.',
      fix: 'Add one when there is something to tell, for example: cases/01-payment-retry-storm.md',
    },
    into: (study) => ({ cases: [study] }),
    example: { file: 'cases/01-example-retry-storm.md', text: caseExample },
  }),
  defineFile<Uint8Array>({
    file: '*.pdf',
    reading: 'bytes',
    limit: 5 * MiB,
    namedBy: { field: 'resumePath', pattern: resumePattern, noun: 'PDF', name: 'resume.pdf' },
    inspect: findWrongResume,
    into: (bytes, file) => ({ files: { [`/${file}`]: bytes } }),
  }),
  defineFile<Uint8Array>({
    file: '*.{png,jpg,jpeg}',
    reading: 'bytes',
    limit: 512 * KiB,
    namedBy: { field: 'photo', pattern: photoPattern, noun: 'photo', name: 'photo.jpg' },
    inspect: findWrongPhoto,
    into: (bytes, file) => ({ files: { [`/${file}`]: bytes } }),
  }),
  defineFile<Uint8Array>({
    file: 'public/**',
    reading: 'bytes',
    limit: MiB,
    totalLimit: 20 * MiB,
    names: publicFile,
    explainName: () => ({
      message: 'The name of this file cannot be an address as it is.',
      fix: 'Rename it and its folders: letters from A to Z, digits, dots, hyphens, underscores and tildes.',
    }),
    inspect: findWrongPublicFile,
    into: (bytes, file) => ({ files: { [file.slice('public'.length)]: bytes } }),
  }),
  defineFile<Uint8Array>({
    // `translation/` reads and checks them, since they need the original.
    file: 'translations/**',
    reading: 'bytes',
    limit: 4 * MiB,
    into: () => ({}),
  }),
  defineTrustFile('keys', 64 * KiB),
  defineTrustFile('manifest', 256 * KiB),
  defineTrustFile('checks', MiB),
  defineFile<Uint8Array>({
    file: 'attestations/*',
    reading: 'bytes',
    limit: 32 * KiB,
    names: attestationFile,
    explainName: () => ({
      message: 'This is not the name of an attestation.',
      fix: `Move it elsewhere; "${program} attestation add" writes what belongs here.`,
    }),
    inspect: findWrongAttestation,
    into: (bytes, file) => ({ attestations: [readAttestation(bytes, file)] }),
  }),
];

function defineYAMLFile<Data>(
  file: string,
  schema: z.ZodType<Data>,
  example: string,
  row: Pick<Row<Data>, 'isRequired' | 'into'>,
): OwnerFile {
  const limit = 4 * MiB;
  return defineFile({
    file,
    reading: 'yaml',
    schema,
    limit,
    example: { file, text: example },
    ...row,
  });
}

function defineTrustFile(name: keyof typeof trustFormats, limit: number): OwnerFile {
  return defineFile<Uint8Array>({
    file: `trust/${name}.json`,
    reading: 'bytes',
    limit,
    explainName: () => ({
      message: 'This is not a file of trust/.',
      fix: 'Move it elsewhere; the commands key, sign and check write what belongs here.',
    }),
    ...trustFormats[name],
  });
}

function explainCaseName(file: string): Words {
  if (file.endsWith('/')) {
    const fix = 'Move its cases to the folder cases itself, and anything else elsewhere.';
    return { message: 'The folder is not read.', fix };
  }
  const stem = file.toLowerCase().replace(/\.(?:md|markdown|txt)$/u, '');
  const meant = `${stem.replace(/[\s_-]+/gu, '-')}.md`;
  return {
    message: 'This is not the name of a case file.',
    fix: caseFile.test(meant)
      ? `Rename it to: ${meant}`
      : 'Name it by number and slug, for example: cases/01-payment-retry-storm.md',
  };
}
