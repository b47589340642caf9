#!/usr/bin/env node
import { requireNode } from './node-version.ts';

requireNode();
const { main } = await import('./main.ts');
const { runProcess } = await import('./process.ts');
await runProcess(() => main(process.argv.slice(2), process.env));
