// One example in several languages, of which the reader picks one. The choice works without a script.
import type { Child } from 'hono/jsx';
import type { CallSample } from '../reference/samples.ts';
import { CodeBlock } from './markdown.tsx';

export function Samples({ id, samples }: { id: string; samples: readonly CallSample[] }): Child {
  return (
    <div class="samples">
      <fieldset class="tabs">
        <legend class="hidden">Language of the example</legend>
        {samples.map(({ language, label }, index) => (
          <label>
            <input
              type="radio"
              name={`${id}-language`}
              value={language}
              checked={index === 0}
              autocomplete="off"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {samples.map(({ language, code }) => (
        <div class="sample" data-language={language}>
          <CodeBlock text={code} language={language} />
        </div>
      ))}
    </div>
  );
}
