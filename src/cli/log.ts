// JSON logs; readable ones on a terminal. An entry says nothing of the visitor: no address, no query, no body.
import { type Logger, pino } from 'pino';

/** Makes the logger of a process. */
export async function createLogger(level: string, isTerminal: boolean): Promise<Logger> {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (!isTerminal) return pino(options);
  const { default: pretty } = await import('pino-pretty');
  return pino(options, pretty({ sync: true, singleLine: true, translateTime: 'HH:MM:ss' }));
}
