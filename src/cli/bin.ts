#!/usr/bin/env node
import cluster from 'node:cluster';
import module from 'node:module';

// Node.js 22.8 and later keep compiled code for the next start, of what is loaded from here on.
const { enableCompileCache } = module as { readonly enableCompileCache?: () => void };
enableCompileCache?.();

const { main } = await import('./main.ts');
process.exitCode = await main(process.argv.slice(2), process.env);
// A worker's channel to the process that started it would keep it alive.
cluster.worker?.disconnect();
