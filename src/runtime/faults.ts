// Reports internal errors on runtimes without a request log.
import type { OnFault } from '../http/handler.ts';

/** Logs an error and the id that the client received; nothing else of the request. */
export const reportFault: OnFault = (error, { id }) => {
  // oxlint-disable-next-line no-console -- these runtimes log the console
  console.error(`fault ${id}`, error);
};
