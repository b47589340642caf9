// Every name under which a format writes a field: its text arrives in the field of the folder.
import { describe } from 'vitest';
import { testJSONResume } from '../../test/import/names-in-json-resume.ts';
import { testLinkedIn } from '../../test/import/names-in-linkedin.ts';
import { testReactiveResume } from '../../test/import/names-in-reactive-resume.ts';
import { testRenderCV } from '../../test/import/names-in-rendercv.ts';

describe('JSON Resume', testJSONResume);
describe('LinkedIn', testLinkedIn);
describe('RenderCV', testRenderCV);
describe('Reactive Resume', testReactiveResume);
