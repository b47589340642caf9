// The parts of the suite that do not apply to a server with read-only tools, by the reason. An entry names a scenario, or
// one check of a scenario after a colon. Those that merely drive the suite's own tools pass on the fixture server.

export const ownTools = [
  'tools-call-simple-text',
  'tools-call-image',
  'tools-call-audio',
  'tools-call-embedded-resource',
  'tools-call-mixed-content',
  'tools-call-error',
  'json-schema-2020-12',
  'server-stateless:sep-2575-server-rejects-undeclared-capability',
  'server-stateless:sep-2575-missing-capability-http-400',
  'server-stateless:sep-2575-http-server-no-independent-requests-on-stream',
  'server-stateless:sep-2575-server-no-log-without-loglevel',
];

export const notApplicable: Readonly<Record<string, readonly string[]>> = {
  'The prompts and resources are our own, not those of the suite': [
    'prompts-get-simple',
    'prompts-get-with-args',
    'prompts-get-embedded-resource',
    'prompts-get-with-image',
    'input-required-result-non-tool-request',
    'resources-read-text',
    'resources-read-binary',
    'resources-templates-read',
  ],
  'No resource changes while it is served': ['resources-subscribe', 'resources-unsubscribe'],
  'Nothing takes completions, for they complete arguments of prompts and resources': [
    'completion-complete',
  ],
  'Nothing takes long enough to report progress or to log': [
    'tools-call-with-progress',
    'tools-call-with-logging',
    'logging-set-level',
  ],
  'Nothing asks the client for anything (sampling, elicitation, roots)': [
    'tools-call-sampling',
    'tools-call-elicitation',
    'elicitation-sep1034-defaults',
    'elicitation-sep1330-enums',
    'input-required-result-basic-elicitation',
    'input-required-result-basic-sampling',
    'input-required-result-basic-list-roots',
    'input-required-result-request-state',
    'input-required-result-multiple-input-requests',
    'input-required-result-multi-round',
    'input-required-result-missing-input-response',
    'input-required-result-result-type',
    'input-required-result-tampered-state',
    'input-required-result-capability-check',
    'input-required-result-ignore-extra-params',
  ],
  'There are no sessions and no event streams': [
    'server-sse-polling',
    'server-sse-multiple-streams',
  ],
  'No tool has a parameter that travels in a header as well': [
    'http-custom-header-server-validation',
  ],
};
