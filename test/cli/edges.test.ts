// Boundaries of flags and words of errors that no other test of the command line meets.
import { describe, expect, it } from 'vitest';
import { explainListen } from '../../src/cli/listen.ts';
import { runHere as run } from '../command.ts';

describe('an address that cannot be used', () => {
  it.each([
    ['EADDRINUSE', 'Port 80 is taken on ::1. Choose another with --port or PORT.'],
    ['EACCES', 'Port 80 may not be opened. Choose one above 1023 with --port or PORT.'],
    ['EADDRNOTAVAIL', '"::1" is no address of this machine. Choose another with --host or HOST.'],
    ['ENOTFOUND', '"::1" is no address of this machine. Choose another with --host or HOST.'],
    ['EAI_AGAIN', '"::1" is no address of this machine. Choose another with --host or HOST.'],
    ['EMFILE', 'Cannot listen on ::1:80: too many'],
  ])('is explained for %s', (code, message) => {
    const cause = Object.assign(new Error('too many'), { code });
    const error = explainListen(cause, '::1', 80);
    expect(error.message).toBe(message);
    expect(error.cause).toBe(cause);
  });
});

describe('numbers of flags', () => {
  it.each([
    ['sign', '--days', '0', 'a number from 1 to 1000'],
    ['sign', '--days', '1001', 'a number from 1 to 1000'],
    ['sign', '--days', 'x', 'a number from 1 to 1000'],
  ])('%s %s %s is refused', async (command, flag, value, takes) => {
    const { code, err } = await run([command, '--base-url', 'https://a.test', flag, value]);
    expect([code, err]).toEqual([2, `${flag} takes ${takes}, not "${value}".`]);
  });

  it.each(['1', '1000'])('sign --days %s is accepted', async (days) => {
    const command = ['sign', '--base-url', 'https://a.test', '--profile', 'no-folder'];
    const { err } = await run([...command, '--days', days]);
    expect(err).toContain('no-folder');
  });

  it.each(['0', '0.5', '601', 'x'])('verify --timeout %s is refused', async (value) => {
    const { code, err } = await run(['verify', 'a.test', '--timeout', value]);
    expect([code, err]).toEqual([2, `--timeout takes seconds from 1 to 600, not "${value}".`]);
  });
});

it('check takes one folder', async () => {
  const { code, err } = await run(['check', 'mine', '--profile', 'theirs']);
  expect([code, err]).toEqual([2, 'Two folders are named: "mine", and "theirs" by --profile.']);
});
