#!/usr/bin/env node
import cluster from 'node:cluster';
import { main } from './main.ts';

// A full disk, or a reader that has gone, is no reason to stop serving.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const code = await main(process.argv.slice(2), process.env);
// A result that could not be written has set it already.
process.exitCode ||= code;
// A worker's channel to the process that started it would keep it alive.
cluster.worker?.disconnect();
