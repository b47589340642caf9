// JSON logs; readable ones on a terminal. An entry says nothing of the visitor: no address, no query, no body.
import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

/** Makes the logger of a process. */
export function createLogger(level: string, isTerminal: boolean): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return isTerminal
    ? pino(options, pretty({ sync: true, singleLine: true, translateTime: 'HH:MM:ss' }))
    : pino(options);
}
