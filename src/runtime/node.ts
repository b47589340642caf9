// The entry for Node.js: what the root entry does without.
export { FolderError, readAssets, readContentFiles } from '../content/read.ts';
export { compress } from './compress.ts';
export {
  type AccessEntry,
  type ConnectionServer,
  createConnectionServer,
  type NodeLimits,
  type NodeOptions,
  type NodeServer,
  serveNode,
} from './node-server.ts';
