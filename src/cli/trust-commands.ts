// The commands that sign, check and confirm a profile.
import { type Command, flagsFor, toggle, withValue } from './command.ts';
import { originFlag } from './origin.ts';

export const trustCommands: Readonly<Record<string, Command>> = {
  key: {
    usage: 'new|rotate|drop [KID] --base-url ORIGIN [FLAGS]',
    summary: 'Create, add or drop a key that signs the profile',
    flags: { ...flagsFor('profile'), ...originFlag('required') },
    words: [1, 2],
    run: async (given, output) => (await import('./key.ts')).key(given, output),
  },
  sign: {
    usage: '--base-url ORIGIN [FLAGS]',
    summary: 'Sign the profile, offline',
    flags: {
      ...flagsFor('profile'),
      ...originFlag('required'),
      key: withValue('File of the private key, or - for standard input [PROFILE_SIGNING_KEY]'),
      days: withValue('Days for which the signature is valid (default 365)'),
      target: withValue('The signed site: service, or static for files (default service)'),
    },
    run: async (given, output) => (await import('./sign.ts')).sign(given, output),
  },
  doctor: {
    usage: 'URL [FLAGS]',
    summary: 'Check a published site through the caches of its host',
    flags: { json: toggle('Print the findings as JSON') },
    words: [1, 1],
    run: async (given, output) => (await import('./doctor.ts')).doctor(given, output),
  },
  verify: {
    usage: 'ORIGIN [FLAGS]',
    summary: 'Check a profile without trusting its server: signature, content, key, attestations',
    flags: {
      json: toggle('Print the report as JSON'),
      pin: withValue('Thumbprint of the key that must have signed'),
      require: withValue('Fail unless it is signed, anchored or attested'),
      save: withValue('Folder to save every answer in'),
      offline: withValue('Folder to read saved answers from'),
      at: withValue('Time for which to check (default now)'),
      timeout: withValue('Seconds for each answer (default 20)'),
    },
    words: [1, 1],
    run: async (given, output) => (await import('./verify.ts')).verify(given, output),
  },
  attest: {
    usage: 'ORIGIN [FLAGS]',
    summary: 'State as a colleague that a role or a case is as the profile says',
    flags: {
      claim: withValue('role:NUMBER or case:SLUG'),
      account: withValue('Your GitHub account'),
      name: withValue('Your name, as it will be shown'),
      relation: withValue('Your relation to the engineer: manager, client'),
      text: withValue('A comment'),
      key: withValue('SSH key to sign with (default none: prints the command)'),
      out: withValue('File to write (default statement.json)'),
    },
    words: [1, 1],
    run: async (given, output) => (await import('./attest.ts')).attest(given, output),
  },
  attestation: {
    usage: 'add FILE|GIST [FLAGS]',
    summary: "Add a colleague's valid statement to the profile",
    flags: { ...flagsFor('profile'), ...originFlag('default that of the signature') },
    words: [2, 2],
    run: async (given, output) => (await import('./attestation.ts')).attestation(given, output),
  },
};
