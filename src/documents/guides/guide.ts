// Guides: hand-written Markdown that ships with the package, with named gaps for derived parts.
import { listTechnologies } from '../../matching/fit/evidence.ts';
import { evaluateJobFit } from '../../operations/evaluate-job-fit.ts';
import { maxJobDescriptionLength } from '../../schema/job-fit.ts';
import { prefixOf, urlOf } from '../../domain/languages.ts';
import { derived } from '../../kernel/derived.ts';
import { apiVersion } from '../../version.ts';
import { paths } from '../../paths.ts';
import type { Site } from '../../schema/site.ts';
import { trustSentence } from '../trust/sentence.ts';
import { renderErrorCatalogue, renderErrorExample } from '../reference/errors.ts';
import { bulletList, escapeMarkdown, link } from '../markdown/text.ts';
import { groundRules } from './ground-rules.ts';
import { renderAttestCommand, renderBacking, renderVerifyCommand } from './backing.ts';
import { connectorName, installLinks } from './install-links.ts';
import { renderJobFitExample, renderOperations, renderTools } from '../reference/markdown.ts';
import { referencePath } from '../reference/operations.ts';
import { formatCount } from '../../wording/format.ts';

/** Fills the gaps of a guide, without those that a page fills with its own `fragments`; throws if a gap is unknown. */
export function fillGuide(site: Site, name: string, fragments: readonly string[] = []): string {
  const guide = site.assets.get(`guides/${name}`);
  if (guide === undefined) throw new Error(`The guide ${name} is not among the assets.`);
  const derivations = derivationsOf(site);
  return guide.replaceAll(/\{\{(\w+)\}\}/gu, (gap, key: string) => {
    if (fragments.includes(key)) return gap;
    const derivation = derivations[key];
    if (derivation === undefined) throw new Error(`Nothing fills ${gap} in ${name}.`);
    return derivation;
  });
}

const derivationsOf = derived((site: Site): Readonly<Record<string, string>> => {
  const { baseUrl, content } = site;
  const mcpUrl = baseUrl + paths.mcp;
  const { name, email } = content.profile;
  const links = installLinks(mcpUrl, name);
  return {
    name: escapeMarkdown(name),
    email: `<${email}>`,
    baseUrl,
    mcpUrl,
    apiVersion,
    maxJobDescriptionLength: formatCount(maxJobDescriptionLength),
    operations: renderOperations(site),
    fitForm: renderJobFitExample(site),
    attestForm: `The form is on the page itself: <${urlOf(site, paths.attest)}>.`,
    verifyForm: `The form is on the page itself: <${urlOf(site, paths.verify)}>.`,
    backing: renderBacking(site),
    verifierAttest: renderAttestCommand(site),
    verifierCommand: renderVerifyCommand(site),
    trustSentence: escapeMarkdown(trustSentence(site)),
    jobFitCall: `${evaluateJobFit.method} ${prefixOf(site)}${evaluateJobFit.path}`,
    jobFitOperation: link(evaluateJobFit.id, referencePath(evaluateJobFit)),
    errorExample: renderErrorExample(site),
    errors: renderErrorCatalogue(),
    tools: renderTools(site),
    groundRules: bulletList(groundRules),
    serverDescriptions: describeDescriptions(site),
    connector: connectorName(name),
    claudeLink: links.claude,
    cursorLink: links.cursor,
    vscodeLink: links.vscode,
    technology: listTechnologies(content)[0]?.name ?? 'TypeScript',
  };
});

/** The catalog for crawlers is left out of a site that its owner keeps out of search engines. */
function describeDescriptions({ content }: Site): string {
  const card = `A ${link('server card', paths.serverCard)}`;
  return content.site.index === false
    ? `${card} describes the server to programs. It follows a draft and may change with it.`
    : `${card} and an ${link('AI Catalog', paths.aiCatalog)} describe the server to programs. They follow drafts and may change with them.`;
}
