// Citations: where a person can look up what an answer says.
import * as z from 'zod';

/** Absent where nothing is published, as over stdio without an origin. */
export const Page = z.url().optional().describe('Its page on this site, to cite.');
