// hono on @hono/node-server: `c.json` for every request, or, with PREPARED, a body made beforehand.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { body, headers, path, port } from './fixture.mjs';

const value = JSON.parse(body.toString());
const app = new Hono();
app.get(path, (context) =>
  process.env.PREPARED ? context.body(body, 200, headers) : context.json(value, 200, headers),
);
serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
