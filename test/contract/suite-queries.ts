import { describe, expect, it } from 'vitest';
import { toJSON } from './exchange.ts';
import { expectProblem, type Subject } from './subject.ts';

export function querySuite(subject: Subject): void {
  const { send, content } = subject;
  const companiesOf = async (query: string): Promise<string[]> => {
    const received = await send(`/api/experience${query}`);
    expect(received.status).toBe(200);
    const { count, experiences } = toJSON(received);
    expect(count).toBe(experiences.length);
    return experiences.map(({ company }: { company: string }) => company);
  };
  const companiesWith = (technology: string) =>
    content.roles
      .filter(({ technologies }) => technologies.includes(technology))
      .map(({ company }) => company);
  const all = content.roles.map(({ company }) => company);
  const [role] = content.roles;

  describe('the work history', () => {
    it('is complete, latest role first, without a filter', async () => {
      expect(await companiesOf('')).toEqual(all);
      const ends = content.roles.map(({ end }) => (end === 'present' ? '9999' : end));
      expect(ends).toEqual(ends.toSorted().toReversed());
    });

    it.each(['?technology=', '?company=', '?technology=&company=', '?'])(
      'comes whole for the empty filter %s',
      async (query) => {
        expect(await companiesOf(query)).toEqual(all);
      },
    );

    it.each([
      ['?technology=PostgreSQL', 'PostgreSQL'],
      ['?technology=postgresql', 'PostgreSQL'],
      ['?technology=POSTGRES', 'PostgreSQL'],
      ['?technology=k8s', 'Kubernetes'],
      ['?technology=%EF%BC%AB%EF%BD%95bernetes', 'Kubernetes'],
    ])('is filtered by technology: %s', async (query, technology) => {
      expect(companiesWith(technology)).not.toHaveLength(0);
      expect(await companiesOf(query)).toEqual(companiesWith(technology));
    });

    it('is filtered by part of a company, whatever its case', async () => {
      const part = encodeURIComponent(role!.company.slice(1, 5).toUpperCase());
      expect(await companiesOf(`?company=${part}`)).toContain(role!.company);
    });

    it('takes + and %20 for a space', async () => {
      const [first, ...rest] = role!.company.split(' ');
      expect(rest).not.toHaveLength(0);
      for (const space of ['+', '%20']) {
        const name = [first, ...rest].map((word) => encodeURIComponent(word!)).join(space);
        expect(await companiesOf(`?company=${name}`)).toEqual([role!.company]);
      }
    });

    it('combines both filters with AND', async () => {
      const company = encodeURIComponent(role!.company);
      const technology = encodeURIComponent(role!.technologies[0]!);
      expect(await companiesOf(`?company=${company}&technology=${technology}`)).toEqual([
        role!.company,
      ]);
      expect(await companiesOf(`?company=${company}&technology=COBOL`)).toEqual([]);
    });

    it('leaves optional members out, never null and never empty', async () => {
      const { experiences } = toJSON(await send('/api/experience'));
      expect(experiences).not.toHaveLength(0);
      expect(JSON.stringify(experiences)).not.toMatch(/:(?:null|""|\[\])/);
    });
  });

  describe('a query that is not valid', () => {
    it.each([
      ['?tecnology=aws', 'tecnology', 'Did you mean "technology"?'],
      ['?q=aws', 'Unknown parameter "q".', ''],
      ['?technology=a&page=2', '"page"', ''],
      ['?__proto__=x', '__proto__', ''],
      ['?constructor=x', 'constructor', ''],
      ['?toString=x', 'toString', ''],
      ['?technology=a&technology=b', 'technology', ''],
      ['?technology=&technology=', 'technology', ''],
      ['?=x', '""', ''],
    ])('is refused: %s', async (query, named, meant) => {
      const received = await send(`/api/experience${query}`);
      const { detail, hint } = expectProblem(subject, received, 'invalid_request');
      expect(detail).toContain(named);
      expect(detail).toContain(meant);
      expect(hint).toContain('technology, company');
      expect(hint.includes('once')).toBe(detail.includes('more than once'));
    });

    it.each([
      ['/api/experience?technology=%ZZ', '%ZZ'],
      ['/api/profile?x=%E0%A4%A', '%E0%A4'],
      ['/api/profile?x=%41%42%43%44%45%zz', '%zz'],
      ['/api?%', '%'],
      ['/api/cases?%C3', '%C3'],
      ['/api/cases?a=%C3%A4%41b%C3', '%C3'],
      // 12 characters of it are repeated.
      ['/api/cases?a=%41%42%43%44%45%C3', '%41%42%43%44'],
    ])('is refused with a malformed percent-encoding: %s', async (target, escapes) => {
      const { detail, hint } = expectProblem(subject, await send(target), 'invalid_request');
      expect(detail).toContain(`at "${escapes}"`);
      expect(hint).toContain('%25');
    });

    it('is not repeated when it holds a text', async () => {
      const target = '/api/job-fit?job_description=secret%20project,%20100%%20remote';
      const received = await send(target, { method: 'POST', body: '{}' });
      const { detail } = expectProblem(subject, received, 'invalid_request');
      expect(detail).not.toMatch(/secret|remote/);
    });

    it.each(['x=1', '__proto__=1', '%ZZ'])('is refused on a POST: %s', async (query) => {
      const body = '{"job_description":"TypeScript"}';
      const received = await send(`/api/job-fit?${query}`, { method: 'POST', body });
      const { detail, hint } = expectProblem(subject, received, 'invalid_request');
      expect(detail).toContain(query.replace('=1', ''));
      expect(hint).toContain(query.endsWith('=1') ? 'Send no query' : '%25');
    });

    it('names three of many unknown parameters, cut short', async () => {
      const names = Array.from({ length: 8 }, (_, index) => `${index}${'x'.repeat(300)}`);
      const received = await send(`/api/experience?${names.join('=&')}`);
      const { detail } = expectProblem(subject, received, 'invalid_request');
      expect(detail).toMatch(/^Unknown parameters "0x+…", "1x+…", "2x+…" and 5 more\.$/);
      expect(detail).not.toContain('x'.repeat(100));
    });
  });
}
