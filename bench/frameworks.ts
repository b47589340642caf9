// The same profile from web frameworks: serialised for every request, or sent from prepared bytes.
import { compare, ratios } from './compare.ts';
import { requireSame } from './exchange.ts';
import { createNext, withoutItsOwn } from './next.ts';
import { type Part, type Row, summarize } from './part.ts';
import type { Subject } from './server.ts';
import { createPeer, record, service } from './subjects.ts';

const load = { targets: ['/api/profile'] };

export const frameworks: Part = {
  name: 'frameworks',
  description:
    'GET /api/profile by this service, over what a framework does that answers the same bytes.',
  async run(options) {
    const { answer } = await record({ answer: load });
    const next = createNext('Next.js, route handler', answer, options.note);
    const hono = createPeer('hono, c.json', 'hono.mjs', answer);
    const fastify = createPeer('fastify, its serialiser', 'fastify.mjs', answer);
    const express = createPeer('express', 'express.mjs', answer);
    const peers = [
      hono,
      prepared({ ...hono, name: 'hono' }),
      fastify,
      prepared({ ...fastify, name: 'fastify' }),
      express,
      next,
    ];
    const targets = new Map([
      [hono, 1.6],
      [fastify, 1.4],
      [next, 40],
    ]);
    const rows: Row[] = [];
    for (const peer of peers) {
      options.note(peer.name);
      const turns = await compare([service, { ...peer, probe: '/api/profile' }], load, {
        ...options,
        expected: answer,
        requireSame: (expected, actual, who) =>
          requireSame(expected, who === next.name ? withoutItsOwn(actual) : actual, who),
      });
      const target = targets.get(peer);
      rows.push({
        name: peer.name,
        unit: 'ratio',
        ...summarize(ratios(turns, service.name, peer.name)),
        ...(target !== undefined && { target: { atLeast: target } }),
      });
    }
    return rows;
  },
};

function prepared(peer: Subject): Subject {
  return {
    ...peer,
    name: `${peer.name}, body given`,
    environment: { ...peer.environment, PREPARED: '1' },
  };
}
