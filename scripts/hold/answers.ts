// Attacks that do not read their answers.
import { besiege, dial, get, judge, passed, visit, write } from './client.ts';
import type { Attack, Outcome } from './figures.ts';
import { withService } from './service.ts';

const call = (id: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'get_case_detail', arguments: { slug: 'financial-onboarding-incident' } },
});
const batch = write(
  'POST',
  '/api/mcp',
  JSON.stringify(Array.from({ length: 100 }, (_, id) => call(id))),
);

async function unread(count: number, request: string, seconds: number): Promise<Outcome> {
  return withService({}, async ({ port, peak }) => {
    // A closed attacker stays away for longer than the attack, because a repeated request costs work, not memory.
    const create = () => dial(port, (socket) => socket.write(request)).pause();
    const siege = besiege(count, create, 1_000 * seconds);
    await passed(count / 2 + 500);
    const met = await visit(port, get, { seconds, perSecond: 20 });
    siege.stop();
    return judge(met, peak(), { median: 250, memory: 400 });
  });
}

export const unreadAnswers: Attack = {
  name: 'unread-answers',
  description: '2,500 clients that send a batch of 100 get_case_detail and never read; honest GETs',
  run: ({ isLong }) => unread(2_500, batch, isLong ? 60 : 10),
};

export const unreadPipelines: Attack = {
  name: 'unread-pipelines',
  description:
    '200 clients that send 1,000 GETs of the contract at once and never read; honest GETs',
  run: ({ isLong }) => unread(200, write('GET', '/openapi.json').repeat(1_000), isLong ? 60 : 10),
};
