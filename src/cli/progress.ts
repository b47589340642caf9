// A progress line on a terminal, for commands that take longer than two seconds; nothing in a pipe.

/** Milliseconds until the line is shown. */
const patience = 2_000;
/** Moves to the start of the line and clears it. */
const clearLine = '\r\u001B[K';

type Stream = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

export function startProgress(what: string, stream: Stream = process.stderr) {
  let line = `${what}…`;
  let isShown = false;
  const show = () => {
    isShown = true;
    stream.write(clearLine + line);
  };
  const timer = stream.isTTY ? setTimeout(show, patience).unref() : undefined;
  return {
    report(done: number, total: number) {
      line = `${what}: ${done} of ${total}`;
      if (isShown) show();
    },
    end() {
      clearTimeout(timer);
      if (isShown) stream.write(clearLine);
    },
  };
}
