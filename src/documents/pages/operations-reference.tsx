// The reference of operations as elements, each with a form that calls the running service.
import type { Child } from 'hono/jsx';
import type { Site } from '../../schema/site.ts';
import { slugify } from '../../kernel/slugify.ts';
import {
  describeOperations,
  type OperationReference,
  type Parameter,
} from '../reference/operations.ts';
import type { Field } from '../reference/schema-fields.ts';
import { CodeBlock, InlineMarkdown } from './markdown.tsx';
import { Samples } from './samples.tsx';

export function OperationsReference({ site }: { site: Site }): Child {
  return (
    <>
      <noscript>
        <p class="notice">
          Trying an operation on this page needs JavaScript; the examples do not.
        </p>
      </noscript>
      {describeOperations(site).map((operation) => (
        <Operation operation={operation} />
      ))}
    </>
  );
}

/** The description of an operation on one side, its call and answer on the other. */
function Operation({ operation }: { operation: OperationReference }): Child {
  const { method, path, summary } = operation;
  const anchor = slugify(summary);
  return (
    <section class="operation" aria-labelledby={anchor}>
      <div class="named">
        <h3 id={anchor}>
          <a class="anchor" href={`#${anchor}`}>
            {summary}
          </a>
        </h3>
        <p class="signature">
          <code>
            <b>{method}</b> {path}
          </code>
        </p>
        <Description operation={operation} />
      </div>
      <div class="shown">
        <Example operation={operation} />
        <TryIt operation={operation} />
      </div>
    </section>
  );
}

function Description({ operation }: { operation: OperationReference }): Child {
  const { id, description, toolName, answers, parameters, fields, problems } = operation;
  return (
    <>
      <p>
        <InlineMarkdown text={description} />
      </p>
      <p class="ui soft">
        operationId <code>{id}</code>
        {toolName && [' · MCP tool ', <code>{toolName}</code>]}
      </p>
      {parameters.length > 0 && (
        <>
          <h4>Takes</h4>
          <Fields fields={parameters} />
        </>
      )}
      <h4>Answers</h4>
      <p>
        <InlineMarkdown text={`Status 200. ${answers}`} />
      </p>
      <details>
        <summary>{fields.length} fields</summary>
        <Fields fields={fields} />
      </details>
      <p class="ui">
        Problems:{' '}
        {problems.map((code, index) => [index > 0 && ', ', <a href={`#error-${code}`}>{code}</a>])}
      </p>
    </>
  );
}

function Example({ operation: { id, example } }: { operation: OperationReference }): Child {
  if (example === undefined) return undefined;
  return (
    <>
      <h4>Example</h4>
      <Samples id={id} samples={example.samples} />
      {example.answer && (
        <>
          <h4>Its answer</h4>
          <div class="answered">
            <CodeBlock text={example.answer} language="json" />
          </div>
        </>
      )}
    </>
  );
}

function Fields({ fields }: { fields: readonly (Field | Parameter)[] }): Child {
  return (
    <dl class="fields">
      {fields.map((field) => (
        <div>
          <dt>
            <code>{field.name}</code>
          </dt>
          <dd>
            <span class="ui soft">{describeField(field)}</span>
            {field.description && [' ', <InlineMarkdown text={field.description} />]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The type, and whether the field is required; only a parameter says that it is. */
function describeField(field: Field | Parameter): string {
  const presence = field.isRequired ? 'required' : 'optional';
  if ('place' in field) return `${field.type}, in the ${field.place}, ${presence}`;
  return field.isRequired ? field.type : `${field.type}, ${presence}`;
}

function TryIt({ operation }: { operation: OperationReference }): Child {
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
      <button type="submit" class="button main">
        Try {id}
      </button>
      <p class="status ui" role="status"></p>
      <div class="outcome" hidden>
        <pre class="called" tabindex={0} role="region" aria-label={`Call of ${id}`}></pre>
        <details>
          <summary>Headers</summary>
          <pre class="headers" tabindex={0} role="region" aria-label={`Headers of ${id}`}></pre>
        </details>
        <pre class="answer" tabindex={0} role="region" aria-label={`Answer of ${id}`}></pre>
      </div>
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
