// The thread that prints, one for each printing: its memory goes with it, and no request waits for it.
import { parentPort, workerData } from 'node:worker_threads';
import type { PrintOrder } from './press.ts';
import { printFiles } from './site-files.ts';

const { site, wanted, fonts }: PrintOrder = workerData;
// oxlint-disable-next-line require-post-message-target-origin -- the port of a thread has none
parentPort!.postMessage(await printFiles(site, wanted, { fonts }));
