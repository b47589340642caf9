// The route handler that answers in Next.js. Its fixture is read by the first request: `next build` has none.
import { readFileSync } from 'node:fs';
import { NextResponse } from 'next/server';

/** For every request, as a handler that reads its request answers. */
export const dynamic = 'force-dynamic';

let answer;

export function GET() {
  answer ??= readAnswer();
  return NextResponse.json(answer.value, { headers: answer.headers });
}

function readAnswer() {
  const { headers, body } = JSON.parse(readFileSync(process.env.FIXTURE, 'utf8'));
  return { headers, value: JSON.parse(Buffer.from(body, 'base64').toString()) };
}
