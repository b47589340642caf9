import { createHook } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { keepTick } from '../../src/runtime/node-ticks.ts';

test('an object in which Node.js queued a tick outlives collections of garbage', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const ticks: WeakRef<object>[] = [];
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') ticks.push(new WeakRef(resource));
    },
  }).enable();
  keepTick();
  hook.disable();
  await new Promise((resolve) => setTimeout(resolve));
  collect();
  expect(ticks).toHaveLength(1);
  expect(ticks[0]!.deref()).toBeDefined();
});
