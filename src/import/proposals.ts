// Proposals for an owner's file, written as comments: every line of the owner stays as it is.

export interface Proposal {
  readonly file: string;
  /** The line (from 0) above which the comment is written. */
  readonly line: number;
  readonly column: number;
  readonly what: string;
  /** YAML that the owner can take over by removing the comment's marks. */
  readonly yaml: readonly string[];
}

/** A written proposal. */
export interface Proposed extends Proposal {
  /** The line (from 1) of the comment in the written file. */
  readonly writtenAt: number;
}

/** Writes proposals into a text; those of one line in their order. */
export function insertProposals(
  text: string,
  proposals: readonly Proposal[],
): { readonly text: string; readonly proposed: readonly Proposed[] } {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split('\n').map((line) => line.replace(/\r$/u, ''));
  // A text without a line end gets one below its last line, so that this line stays as it is.
  const last = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  const written: string[] = [];
  const proposed: Proposed[] = [];
  for (let line = 0; line <= lines.length; line++) {
    for (const proposal of proposals) {
      if (Math.min(proposal.line, last) !== line) continue;
      proposed.push({ ...proposal, writtenAt: written.length + 1 });
      written.push(...renderProposal(proposal));
    }
    if (line < lines.length) written.push(lines[line]!);
  }
  if (last === lines.length && proposed.some(({ line }) => line >= last)) written.push('');
  return { text: written.join(lineEnd), proposed };
}

export function renderProposal({ what, yaml, column }: Proposal): string[] {
  const margin = ' '.repeat(column);
  return [what, ...yaml].map((line) => `${margin}# ${line}`.trimEnd());
}
