import { expect, it, vi } from 'vitest';
import type { Answer, PlainRequest } from '../exchange.ts';
import type { Endpoint } from './endpoint.ts';
import { commonHeaders } from './headers.ts';
import { createProblemAnswers } from './problem-answer.ts';
import { createStagedHandler, type Rest } from './staged-handler.ts';

const headers = commonHeaders('https://profile.test');
const problems = createProblemAnswers('https://profile.test', headers);
const answerAt = (path: string): Endpoint => ({
  path,
  methods: ['GET'],
  answer: (): Answer => ({ status: 200, headers: {}, body: path, route: path }),
});
const rest: Rest = { endpoints: [answerAt('/later')], answerNotFound: () => undefined };

function get(target: string): PlainRequest {
  return { id: 'test', method: 'GET', target, headers: {}, readBody: async () => undefined };
}

it('answers the first endpoints at once and loads the rest when it is asked for', async () => {
  const load = vi.fn(async () => rest);
  const endpoints = [answerAt('/first')];
  const answer = createStagedHandler({ problems, headers, onFault: vi.fn(), endpoints }, load);
  expect(answer(get('/first?a=b'))).toMatchObject({ body: '/first' });
  expect(load).not.toHaveBeenCalled();
  const answers = await Promise.all([answer(get('/later')), answer(get('/nowhere'))]);
  expect(answers).toMatchObject([{ body: '/later' }, { status: 404 }]);
  expect(answer(get('/first'))).toMatchObject({ body: '/first' });
  expect(answer(get('/later'))).toMatchObject({ body: '/later' });
  expect(load).toHaveBeenCalledTimes(1);
});

it('reports a rest that cannot be loaded as a fault, and tries again', async () => {
  const load = vi.fn(async () => rest).mockRejectedValueOnce(new Error('gone'));
  const onFault = vi.fn();
  const answer = createStagedHandler({ problems, headers, onFault, endpoints: [] }, load);
  expect(await answer(get('/later'))).toMatchObject({ status: 500 });
  expect(onFault).toHaveBeenCalledTimes(1);
  expect(await answer(get('/later'))).toMatchObject({ body: '/later' });
});
