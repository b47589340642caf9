// Citations: the page where a person can look up an answer.
import * as z from 'zod';

/** Absent without a public origin, as over stdio. */
export const Page = z.url().exactOptional().describe('Its page on this site, to cite.');
