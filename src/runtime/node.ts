// The entry for Node.js: exports that need Node.js.
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
