// How runtimes without a request log report a fault of the service.
import type { OnFault } from '../http/handler.ts';

/** Logs the id that the caller was given and the error; nothing of the request. */
export const reportFault: OnFault = (error, { id }) => {
  // oxlint-disable-next-line no-console -- where each of these runtimes keeps its log
  console.error(`fault ${id}`, error);
};
