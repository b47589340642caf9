#!/usr/bin/env node
import { main } from './main.ts';
import { runProcess } from './process.ts';

await runProcess(() => main(process.argv.slice(2), process.env));
