// Platforms whose products carry their name: `Azure SQL` names Azure too.

/** A spelling that begins with a platform's own, or for .NET contains it, names the platform as well. */
export const platforms: readonly string[] = [
  'AWS',
  'Azure',
  'Google Cloud',
  'GitLab',
  'GitHub',
  'Java',
  'Kotlin',
  '.NET',
  'SAP',
  'Salesforce',
  'Shopify',
];

/** Technologies that only sound like a product of a platform. */
export const noProducts: readonly string[] = [
  'Azure DevOps',
  'Authorize.Net',
  'GitHub Copilot',
  'JavaScript',
  'Kotlin Multiplatform',
  'Visma.net',
];
