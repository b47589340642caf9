// What the importer reads and writes: every name of a field in every format, and whole folders.
import { describe } from 'vitest';
import { testJSONResume } from '../../test/import/names-in-json-resume.ts';
import { testLinkedIn } from '../../test/import/names-in-linkedin.ts';
import { testReactiveResume } from '../../test/import/names-in-reactive-resume.ts';
import { testRenderCV } from '../../test/import/names-in-rendercv.ts';
import { testFolders } from '../../test/import/whole-folders.ts';

describe('JSON Resume', testJSONResume);
describe('LinkedIn', testLinkedIn);
describe('RenderCV', testRenderCV);
describe('Reactive Resume', testReactiveResume);
describe('the folder', testFolders);
