// Progress of what takes longer than two seconds: one line, rewritten on a terminal; nothing in a pipe.

/** Milliseconds before anything is shown. */
const patience = 2_000;
/** Moves to the start of the line and clears it. */
const clearLine = '\r\u001B[K';

type Stream = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

export interface Progress {
  report(done: number, total: number): void;
  /** Leaves the line empty. */
  end(): void;
}

/** Starts a line of progress. */
export function startProgress(what: string, stream: Stream = process.stderr): Progress {
  let line = `${what}…`;
  let isShown = false;
  const show = () => {
    isShown = true;
    stream.write(clearLine + line);
  };
  const timer = stream.isTTY ? setTimeout(show, patience).unref() : undefined;
  return {
    report(done, total) {
      line = `${what}: ${done} of ${total}`;
      if (isShown) show();
    },
    end() {
      clearTimeout(timer);
      if (isShown) stream.write(clearLine);
    },
  };
}
