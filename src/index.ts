// The public API: a folder or files in, an app out. Runtimes have entries of their own.
export { type App, type AppOptions, createApp } from './app.ts';
export type { ParsedContent, ParseOptions } from './content/assemble.ts';
export type { ContentFiles } from './content/files.ts';
export { type ContentIssue, renderIssue } from './content/issue.ts';
export { parseContent } from './content/parse.ts';
export { FolderError, readAssets, readContentFiles } from './content/read.ts';
export type { Site } from './documents/document.ts';
export type { Answer, Body, Handler, PlainRequest } from './exchange.ts';
export type { OnFault } from './http/handler.ts';
export type { Compress } from './http/prepared.ts';
export { Problem, type ProblemCode } from './problems.ts';
export { compress } from './runtime/compress.ts';
export type { Content } from './schema/content.ts';
