import { expect, test } from 'vitest';
import { Guide } from './guide.tsx';

test('gives headings of the same words anchors of their own', () => {
  const html = String(<Guide text={'## A\n\n### A\n\n## A\n\n## A 1\n\n## A'} />);
  const headings = [...html.matchAll(/<(h\d) id="([^"]*)"/g)].map(([, tag, id]) => `${tag} ${id}`);
  expect(headings).toEqual(['h2 a', 'h3 a-1', 'h2 a-2', 'h2 a-1-1', 'h2 a-3']);
});

test('labels a part by its own heading', () => {
  const html = String(<Guide text={'## A\n\n## A'} />);
  const labels = [...html.matchAll(/aria-labelledby="([^"]*)"><h2 id="([^"]*)"/g)];
  expect(labels.map(([, label, id]) => [label, id])).toEqual([
    ['a', 'a'],
    ['a-1', 'a-1'],
  ]);
});

test('sets fragments in the gaps of a guide, and each chapter under its heading', () => {
  const text = '# T\n\nSo.\n\n{{form}}\n\n## P\n\n{{form}}\n\n{{other}}';
  const html = String(<Guide text={text} fragments={{ form: <form /> }} />);
  expect(html).toBe(
    '<header class="wrap opening"><h1 id="t">T</h1><p>So.</p></header>' +
      '<form></form><div class="wrap guide"><div class="chapters">' +
      '<section class="chapter" aria-labelledby="p"><h2 id="p"><a class="anchor" href="#p">P</a></h2>' +
      '<div class="prose"><form></form><p>{{other}}</p></div></section></div></div>',
  );
});

test('lists the chapters and their contents', () => {
  const text = '# T\n\n## A\n\n### B\n\nSo.\n\n## C\n\n{{parts}}\n\n## E\n\n## F';
  const ofFragments = { parts: [{ id: 'd', label: 'D' }] };
  const contents = { markdownPath: '/t.md', markdownUrl: 'https://profile.test/t.md', ofFragments };
  const html = String(<Guide text={text} fragments={{ parts: <hr /> }} contents={contents} />);
  const [, list = ''] = /<nav class="toc".*?<ol>(.*)<\/ol><\/nav>/s.exec(html) ?? [];
  expect(list.replaceAll(/<a href="#(\w+)">(\w+)<\/a>/g, '$1=$2')).toBe(
    '<li>a=A<ol><li>b=B</li></ol></li><li>c=C<ol><li>d=D</li></ol></li><li>e=E</li><li>f=F</li>',
  );
});

function sample(title: string, language: string): string {
  return `### ${title}\n\n\`\`\`${language}\nx\n\`\`\`\n\n`;
}

function guideOf(...samples: string[]): string {
  return String(<Guide text={`# T\n\n## Q\n\n${samples.join('')}`} />);
}

test('lists no contents of a short guide', () => {
  const html = String(
    <Guide
      text={'# T\n\n## A'}
      contents={{ markdownPath: '/t.md', markdownUrl: 'https://profile.test/t.md' }}
    />,
  );
  expect(html).not.toContain('toc');
});

test('offers headings that hold one code each, in different languages, as one example', () => {
  const tabs = guideOf(sample('Shell', 'sh'), sample('JavaScript', 'js'));
  const labels = [...tabs.matchAll(/value="(\w+)"[^>]*>(\w+)<\/label>/g)];
  expect(labels.map(([, value, label]) => `${value} ${label}`)).toEqual([
    'sh Shell',
    'js JavaScript',
  ]);
  expect(tabs).not.toContain('<h3');
  expect(guideOf(sample('One', 'sh'), sample('Two', 'sh'))).not.toContain('radio');
});
