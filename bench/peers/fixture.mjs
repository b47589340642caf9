// The recorded answer of a peer, and its port.
import { readFileSync } from 'node:fs';

const recorded = JSON.parse(readFileSync(process.env.FIXTURE, 'utf8'));

export const port = Number(process.env.PORT);
export const path = '/api/profile';
export const { status, headers } = recorded;
export const body = Buffer.from(recorded.body, 'base64');
