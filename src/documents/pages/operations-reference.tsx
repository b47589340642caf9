// The reference of operations as elements, each with a form that calls the running service.
import type { Child } from 'hono/jsx';
import type { Site } from '../document.ts';
import { slugify } from '../markdown-text.ts';
import { describeOperations, type OperationReference, type Parameter } from '../reference.ts';
import type { Field } from '../schema-fields.ts';
import { CodeBlock, InlineMarkdown } from './markdown.tsx';

export function OperationsReference({ site }: { readonly site: Site }): Child {
  const described = describeOperations(site);
  return (
    <>
      <ul class="contents">
        {described.map(({ method, path, summary }) => (
          <li>
            <a href={`#${slugify(summary)}`}>{summary}</a>{' '}
            <code>
              {method} {path}
            </code>
          </li>
        ))}
      </ul>
      <noscript>
        <p class="notice">
          Trying an operation on this page needs JavaScript; the commands do not.
        </p>
      </noscript>
      {described.map((operation) => (
        <Operation operation={operation} />
      ))}
    </>
  );
}

function Operation({ operation }: { readonly operation: OperationReference }): Child {
  const { id, method, path, summary, description, toolName, answers, example } = operation;
  const anchor = slugify(summary);
  return (
    <section class="operation" aria-labelledby={anchor}>
      <h3 id={anchor}>{summary}</h3>
      <p class="signature">
        <code>
          <b>{method}</b> {path}
        </code>
      </p>
      <p>
        <InlineMarkdown text={description} />
      </p>
      <p class="meta">
        operationId <code>{id}</code>
        {toolName && (
          <>
            {' · '}MCP tool <code>{toolName}</code>
          </>
        )}
      </p>
      {operation.parameters.length > 0 && (
        <>
          <h4>Takes</h4>
          <Fields fields={operation.parameters} requirement={toPlace} />
        </>
      )}
      <h4>Answers</h4>
      <p>
        <InlineMarkdown text={`Status 200. ${answers}`} />
      </p>
      <details>
        <summary>{operation.fields.length} fields</summary>
        <Fields fields={operation.fields} requirement={toPresence} />
      </details>
      <p>
        Problems:{' '}
        {operation.problems.map((code, index) => (
          <>
            {index > 0 && ', '}
            <a href={`#error-${code}`}>{code}</a>
          </>
        ))}
      </p>
      {example && (
        <>
          <h4>Example</h4>
          <CodeBlock text={example.command} />
          {example.answer && (
            <details>
              <summary>The answer</summary>
              <CodeBlock text={example.answer} />
            </details>
          )}
        </>
      )}
      <TryIt operation={operation} />
    </section>
  );
}

function Fields<Row extends Field>(props: {
  readonly fields: readonly Row[];
  readonly requirement: (field: Row) => string | undefined;
}): Child {
  return (
    <dl class="fields">
      {props.fields.map((field) => (
        <div>
          <dt>
            <code>{field.name}</code>
          </dt>
          <dd>
            <span class="meta">
              {[field.type, props.requirement(field)].filter(Boolean).join(', ')}
            </span>
            {field.description && (
              <>
                {' '}
                <InlineMarkdown text={field.description} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function toPlace({ place, isRequired }: Parameter): string {
  return `in the ${place}, ${isRequired ? 'required' : 'optional'}`;
}

function toPresence({ isRequired }: Field): string | undefined {
  return isRequired ? undefined : 'optional';
}

function TryIt({ operation }: { readonly operation: OperationReference }): Child {
  const { id, method, path, parameters, example } = operation;
  return (
    <form class="try" data-method={method} data-path={path} aria-label={`Try ${id}`}>
      {parameters.map((parameter) => (
        <Input
          id={`${id}-${parameter.name}`}
          parameter={parameter}
          value={String(example?.input[parameter.name] ?? '')}
        />
      ))}
      <button type="submit">Try {id}</button>
      <p class="status" role="status"></p>
      <pre class="answer" role="region" aria-label={`Answer of ${id}`} tabindex={0} hidden></pre>
    </form>
  );
}

function Input(props: { id: string; parameter: Parameter; value: string }): Child {
  const { id, value } = props;
  const { name, place, values, isLongText, isRequired } = props.parameter;
  const common = { id, 'data-name': name, 'data-place': place, required: isRequired };
  return (
    <p>
      <label for={id}>
        <code>{name}</code>
      </label>
      {values ? (
        <select {...common}>
          {values.map((option) => (
            <option>{option}</option>
          ))}
        </select>
      ) : isLongText ? (
        <textarea {...common} rows={4} autocomplete="off">
          {value}
        </textarea>
      ) : (
        <input {...common} type="text" value={value} autocomplete="off" spellcheck={false} />
      )}
    </p>
  );
}
