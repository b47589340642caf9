#!/usr/bin/env node
import cluster from 'node:cluster';
import { main } from './main.ts';

process.exitCode = await main(process.argv.slice(2), process.env);
// A worker's channel to the process that started it would keep it alive.
cluster.worker?.disconnect();
