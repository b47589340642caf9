// The public API on any runtime: parse files, make an app. `./node` and `./worker` add their runtimes.
export { type App, type AppOptions, createApp } from './app.ts';
export type { ContentFiles } from './content/folder/files.ts';
export { type ContentIssue, renderIssue } from './content/report/issue.ts';
export { parseContent, type ParsedContent, type ParseOptions } from './content/parse.ts';
export type { Document } from './documents/document.ts';
export { listDocuments } from './documents/index.ts';
export type { Answer, Body, Handler, PlainRequest } from './exchange.ts';
export type { OnFault } from './http/handler.ts';
export type { Compress } from './http/prepared.ts';
export { type OperationId, operations } from './operations/index.ts';
export { Problem, type ProblemCode } from './problems.ts';
export type { Content } from './schema/content.ts';
export { defineOperation, type Operation } from './schema/operation.ts';
export type { Site } from './schema/site.ts';
