// Properties are tried on the same values every time, so that a run tells of the code and not of luck. FUZZ_SEED picks others.
import * as fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 20_261_120) });

export * from 'fast-check';
