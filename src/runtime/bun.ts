// Bun: run this file. It takes settings of `profile-api serve` from the environment.
import { type Listen, start } from './start.ts';

/** The part of Bun's API that is used here. */
declare const Bun: { serve(options: Parameters<Listen>[0]): ReturnType<Listen> };

await start((options) => Bun.serve(options));
