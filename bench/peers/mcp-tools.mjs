// The five tools for the official SDKs, each with its recorded answer.
import { z } from 'zod';
import { body } from './fixture.mjs';

const { content, structuredContent: value } = JSON.parse(body.toString()).result;
// The text form of the value goes first, before the links.
const links = content.slice(1);
const inputs = {
  get_profile: {},
  list_engineering_cases: {},
  get_case_detail: { slug: z.string() },
  query_experience: { technology: z.string().optional(), company: z.string().optional() },
  evaluate_job_fit: { job_description: z.string().min(1).max(20_000) },
};

export function registerTools(server) {
  for (const [name, input] of Object.entries(inputs)) {
    const definition = {
      title: name,
      description: `Answers ${name}.`,
      inputSchema: z.object(input),
    };
    server.registerTool(name, definition, () => ({
      content: [{ type: 'text', text: JSON.stringify(value) }, ...links],
      structuredContent: value,
    }));
  }
  return server;
}
