// The input of the programs, and the output that all of them print, as far as their types allow.

export const baseUrl = process.env['BASE_URL'] ?? '';
/** Of a type that both forms of the contract accept. */
export const slug = (process.env['SLUG'] ??
  'financial-onboarding-incident') as 'financial-onboarding-incident';
export const text = 'Senior Backend Engineer. Required: TypeScript, COBOL. No PHP.';

interface Answers {
  readonly index?: { readonly endpoints: readonly { readonly operationId: string }[] };
  readonly profile?: { readonly name: string };
  readonly cases?: readonly unknown[];
  readonly study?: { readonly title: string };
  readonly roles?: { readonly count: number };
  readonly fit?: {
    readonly evidence?: readonly { readonly roles?: readonly { readonly title: string }[] }[];
  };
  /** Status and code of a refusal. */
  readonly refused: readonly [number | undefined, string | undefined];
}

export function print({ index, profile, cases, study, roles, fit, refused }: Answers): void {
  process.stdout.write(
    JSON.stringify({
      endpoints: index?.endpoints.map(({ operationId }) => operationId),
      name: profile?.name,
      cases: cases?.length,
      title: study?.title,
      roles: roles?.count,
      evidence: fit?.evidence?.flatMap(({ roles: held = [] }) => held.map(({ title }) => title)),
      refused,
    }),
  );
}
