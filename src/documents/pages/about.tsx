// About the engineer: the owner's words, principles and facts, and a row for each list of the background.
import type { Child } from 'hono/jsx';
import type { Content } from '../../schema/content.ts';
import { wordsOf } from '../../wording/index.ts';
import { Background, hasBackground } from './background.tsx';
import { InlineMarkdown, Markdown } from './markdown.tsx';

export function hasAbout(content: Content): boolean {
  return hasWords(content) || hasBackground(content);
}

function hasWords({ profile }: Content): boolean {
  const { about = [], engineeringPrinciples = [], location, languages } = profile;
  return about.length + engineeringPrinciples.length > 0 || Boolean(location ?? languages);
}

export function About({ content }: { content: Content }): Child {
  if (!hasAbout(content)) return undefined;
  return (
    <section class="part" id="about" aria-labelledby="about-heading">
      <h2 id="about-heading">{wordsOf(content).headings.about}</h2>
      {hasWords(content) && (
        <div class="about">
          <Words content={content} />
          <Principles content={content} />
        </div>
      )}
      {hasBackground(content) && <Background content={content} />}
    </section>
  );
}

function Words({ content }: { content: Content }): Child {
  const { about = [], location, languages } = content.profile;
  const { facts, quotes } = wordsOf(content);
  const rows = [
    [facts.location, location],
    [facts.languages, languages],
  ] as const;
  return (
    <div>
      {about.length > 0 && (
        <div class="prose">
          {about.map((text) => (
            <Markdown text={text} quotes={quotes} />
          ))}
        </div>
      )}
      <dl class="facts ui">
        {rows.map(
          ([label, value]) =>
            value && (
              <div>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

function Principles({ content }: { content: Content }): Child {
  const { engineeringPrinciples = [] } = content.profile;
  const { headings, quotes } = wordsOf(content);
  if (engineeringPrinciples.length === 0) return undefined;
  return (
    <div>
      <h3 class="ui soft" id="principles">
        {headings.principles}
      </h3>
      <ol class="rules" aria-labelledby="principles">
        {engineeringPrinciples.map((principle) => (
          <li>
            <span>
              <InlineMarkdown text={principle} quotes={quotes} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
