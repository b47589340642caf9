// The oldest supported Node.js. Imports nothing, because other modules may fail to load on older versions.

/** Earlier versions take seconds to parse half a megabyte of texts that are integers. */
export const oldestNode = '20.20.2';

/** A sentence for a version that is too old; `undefined` for a supported one. */
export function refuseVersion(version: string): string | undefined {
  if (version.localeCompare(oldestNode, 'en', { numeric: true }) >= 0) return undefined;
  return `profile-api needs Node.js ${oldestNode} or later, and this is ${version}.`;
}

export function requireNode(): void {
  const refusal = refuseVersion(process.versions.node);
  if (refusal === undefined) return;
  process.stderr.write(`${refusal}\n`);
  process.exit(1);
}
