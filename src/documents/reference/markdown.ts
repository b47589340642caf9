// The reference of operations and tools in Markdown.
import { evaluateJobFit } from '../../operations/evaluate-job-fit.ts';
import { operationsOf } from '../../operations/index.ts';
import type { Site } from '../../schema/site.ts';
import { blocks, codeBlock, table } from '../markdown/text.ts';
import { describeOperations, type OperationReference } from './operations.ts';
import type { Field } from './schema-fields.ts';

/** Renders every operation, the index first; headings start at the third level. */
export function renderOperations(site: Site): string {
  return blocks(...describeOperations(site).map(renderOperation));
}

export function renderTools(site: Site): string {
  return operationsOf(site)
    .map(({ tool, input }) => {
      const names = Object.entries(input.shape).map(([name, field]) =>
        field.safeParse(undefined).success ? `\`${name}\` (optional)` : `\`${name}\``,
      );
      const takes = names.length === 0 ? 'Takes nothing.' : `Takes ${names.join(' and ')}.`;
      return `- \`${tool.name}\`: ${tool.description} ${takes}`;
    })
    .join('\n');
}

/** Renders a call of the matcher, for readers without the form. */
export function renderJobFitExample(site: Site): string {
  const matcher = describeOperations(site).find(({ id }) => id === evaluateJobFit.id);
  return matcher?.example === undefined ? '' : codeBlock('sh', matcher.example.samples[0].code);
}

function renderOperation(operation: OperationReference): string {
  const { id, method, path, summary, description, toolName, answers, example } = operation;
  const asTool = toolName === undefined ? '' : `, as MCP tool \`${toolName}\``;
  return blocks(
    `### ${summary}`,
    `\`${method} ${path}\`, operationId \`${id}\`${asTool}.`,
    description,
    operation.parameters.length > 0 &&
      table(
        ['Parameter', 'In', 'Type', 'Required', 'Description'],
        operation.parameters.map((parameter) => {
          const [name, ...rest] = toCells(parameter);
          return [name!, parameter.place, ...rest];
        }),
      ),
    `Answers 200. ${answers}`,
    table(['Field', 'Type', 'Always', 'Description'], operation.fields.map(toCells)),
    operation.problems.length > 0 &&
      `Problems: ${operation.problems.map((code) => `[${code}](#error-${code})`).join(', ')}.`,
    example &&
      blocks(
        'Example:',
        codeBlock('sh', example.samples[0].code),
        example.answer && codeBlock('json', example.answer),
      ),
  );
}

function toCells({ name, type, isRequired, description = '' }: Field): readonly string[] {
  const cells = [`\`${name}\``, type, isRequired ? 'yes' : 'no', description];
  return cells.map((cell) => cell.replaceAll('|', String.raw`\|`));
}
