// Properties use the same values every time, so that a failure is due to the code and not to luck. FUZZ_SEED selects others.
import * as fc from 'fast-check';

fc.configureGlobal({
  seed: Number(process.env['FUZZ_SEED'] ?? 20_261_120),
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100),
});

export * from 'fast-check';

const surrogates = 0xd8_00;
const character = fc.nat({ max: 0x10_ff_ff - 0x8_00 }).map(
  (number) => String.fromCodePoint(number < surrogates ? number : number + 0x8_00),
  (text) => {
    if (typeof text !== 'string' || [...text].length !== 1) throw new Error('no character');
    const number = text.codePointAt(0)!;
    return number < surrogates ? number : number - 0x8_00;
  },
);

/** Equals `unit: 'binary'` without its table of all characters, which takes seconds and 100 MB to make. */
export const anyText = (maxLength: number) => fc.string({ unit: character, maxLength });
