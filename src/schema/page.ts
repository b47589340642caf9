// Citations: where a person can look up what an answer says.
import * as z from 'zod';

/** Absent without a public origin, as over stdio. */
export const Page = z.url().exactOptional().describe('Its page on this site, to cite.');
