import { expect, it } from 'vitest';
import { createAttestedSite, signSite } from '../../test/trust/attested-site.ts';
import { CurrentApp } from './current-app.ts';

const site = signSite(createAttestedSite('valid'));
const expires = Date.parse(site.content.trust!.manifest!.payload.expires);
const month = new Date(expires).toISOString().slice(0, 7);
const served = { ...site, content: { ...site.content, asOf: month } };

it('is replaced once the signature has ended, and keeps its content', () => {
  const current = new CurrentApp(served, {});
  const { app } = current;
  current.followCalendar(new Date(expires));
  expect([current.app === app, current.site]).toEqual([true, served]);
  current.followCalendar(new Date(expires + 1));
  expect(current.app).not.toBe(app);
  expect(current.site).toEqual({ ...served, trust: { ...served.trust, isExpired: true } });
  const ended = current.app;
  current.followCalendar(new Date(expires + 2));
  expect(current.app).toBe(ended);
});

it('is replaced in a new month, with the month of the site', () => {
  const current = new CurrentApp(served, {});
  const { app } = current;
  const next = new Date(expires + 31 * 24 * 3_600_000);
  current.followCalendar(next);
  expect(current.app).not.toBe(app);
  expect(current.site.content).toEqual({
    ...served.content,
    asOf: next.toISOString().slice(0, 7),
  });
  expect(current.site.trust?.isExpired).toBe(true);
});

it('serves what is published', () => {
  const current = new CurrentApp(served, {});
  const { app } = current;
  current.publish(site);
  expect([current.app === app, current.site]).toEqual([false, site]);
});
