// The format of the files of `trust/` and `attestations/`, which commands write.
import * as z from 'zod';
import { parseJSON } from '../../kernel/json.ts';
import {
  type Attestation,
  ChecksFile,
  KeysFile,
  ManifestFile,
  ManifestHeader,
  ManifestPayload,
  Statement,
  type Trust,
} from '../../schema/trust.ts';
import type { Words } from '../report/issue.ts';
import { program } from '../../version.ts';

/** The name of a statement, and of its proof. */
export const attestationFile =
  /^attestations\/(?<name>[a-z\d]+(?:-[a-z\d]+)*)\.json(?<proof>\.sig)?$/u;

/** One of the two files of an attestation. */
export interface AttestationPart {
  readonly name: string;
  readonly text: string;
  readonly isProof: boolean;
}

const restore = 'Restore it from your repository, or remove it.';

/** A statement. Proofs, which the same row covers, are examined when statements are checked. */
export function findWrongAttestation(bytes: Uint8Array, file: string): Words | undefined {
  if (readAttestation(bytes, file).isProof) return undefined;
  return explain(bytes, Statement, `${restore} "${program} attestation add" adds one.`);
}

function explain(bytes: Uint8Array, schema: z.ZodType, fix: string): Words | undefined {
  const parsed = schema.safeParse(parseJSON(decode(bytes)));
  if (parsed.success) return undefined;
  const place = parsed.error.issues[0]?.path.join('.') ?? '';
  const where = place === '' ? '' : ` ("${place.slice(0, 100)}")`;
  return { message: `The file is not as profile-api writes it${where}.`, fix };
}

export function readAttestation(bytes: Uint8Array, file: string): AttestationPart {
  const { name, proof } = attestationFile.exec(file)!.groups!;
  return { name: name!, text: decode(bytes), isProof: proof !== undefined };
}

/** Puts statements and proofs together; one without the other is no attestation. */
export function pairAttestations(parts: readonly AttestationPart[]): readonly Attestation[] {
  return parts.flatMap(({ name, text, isProof }) => {
    const proof = parts.find((part) => part.isProof && part.name === name)?.text;
    if (isProof || proof === undefined) return [];
    return { name, statement: Statement.parse(parseJSON(text)), text, proof };
  });
}

/** The payload of a manifest. Verifiers check its signatures. */
const SignedManifest = ManifestFile.transform(({ payload, signatures }, context) => {
  const said = ManifestPayload.safeParse(parseBase64URL(payload));
  const headers = z
    .array(ManifestHeader)
    .safeParse(signatures.map((one) => parseBase64URL(one.protected)));
  if (said.success && headers.success) {
    return { payload: said.data, kids: headers.data.map(({ kid }) => kid) };
  }
  const path = said.success ? ['signatures'] : ['payload', ...(said.error.issues[0]?.path ?? [])];
  context.addIssue({ code: 'custom', message: 'is no manifest', path });
  return z.NEVER;
});

/** The check and the contribution of each file of `trust/`, by its name. */
export const trustFormats = {
  keys: trustFile(KeysFile, `"${program} key new" makes a new one.`, ({ keys }) => ({ keys })),
  manifest: trustFile(SignedManifest, `"${program} sign" writes it again.`, (manifest, text) => ({
    manifest: { text, ...manifest },
  })),
  checks: trustFile(ChecksFile, `"${program} check --links" writes it again.`, ({ checks }) => ({
    checks,
  })),
};

function trustFile<Data>(
  schema: z.ZodType<Data>,
  remedy: string,
  toTrust: (data: Data, text: string) => Partial<Trust>,
) {
  return {
    inspect: (bytes: Uint8Array) => explain(bytes, schema, `${restore} ${remedy}`),
    into: (bytes: Uint8Array) => {
      const text = decode(bytes);
      return { trust: toTrust(schema.parse(parseJSON(text)), text) };
    },
  };
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** Parses JSON in base64url; `undefined` if it is invalid. */
function parseBase64URL(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return parseJSON(decode(Uint8Array.from(binary, (character) => character.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
