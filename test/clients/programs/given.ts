// What the programs are given, and what all of them print.

export const baseUrl = process.env['BASE_URL'] ?? '';
export const slug = 'financial-onboarding-incident';
export const text = 'Senior Backend Engineer. Required: TypeScript, COBOL. No PHP.';
