// The printing thread. Each printing has its own, so that its memory is freed at the end.
import { parentPort, workerData } from 'node:worker_threads';
import type { PrintJob } from './background-printer.ts';
import { printLanguages } from './site-files.ts';

const { site, fonts }: PrintJob = workerData;
// oxlint-disable-next-line require-post-message-target-origin -- a worker port has no origin
parentPort!.postMessage(await printLanguages(site, { fonts }));
