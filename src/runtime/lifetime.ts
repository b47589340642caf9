// How long a serving process waits, whatever it runs on.

/** Milliseconds that requests in flight have to finish when the process is asked to stop. */
export const shutdownGrace = 8_000;
/** Milliseconds that what a process has written has to be read when it is done. */
export const writingGrace = 1_000;
/** Milliseconds between looks at the calendar: with a new month, years of experience change. */
export const calendarInterval = 3_600_000;
