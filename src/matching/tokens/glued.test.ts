import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../gazetteer/lexicon.ts';
import { vocabularyOf } from '../gazetteer/vocabulary.ts';
import { fold } from '../normalize/fold.ts';
import { sampleContent } from '../../../test/sample.ts';
import { partLines } from './glued.ts';

const lexicon = lexiconOf(vocabularyOf(sampleContent));

/** The text with the line breaks that are put back. */
function partedText(text: string): string {
  const { codes, length } = partLines(fold(text), lexicon);
  return String.fromCharCode(...codes.subarray(0, length));
}

describe('a text without its line breaks', () => {
  it.each([
    [
      'RequirementsPython and SQLDockerAWSExperience with KubernetesTerraformNice to haveHelm',
      'requirements\npython and sql\ndocker\naws\nexperience with kubernetes\nterraform\nnice to have\nhelm',
    ],
    [
      'AboutUs PythonSnowflake BigQueryAirflow DockerHelm TypeScriptPostgreSQL',
      'about\nus python\nsnowflake bigquery\nairflow docker\nhelm typescript\npostgresql',
    ],
    [
      'Python3+ years DockerHelm RequirementsJava17 KafkaRedis SkillsGo profile5 years',
      'python3+ years docker\nhelm requirements\njava17 kafka\nredis skills\ngo profile\n5 years',
    ],
    [
      'DockerHelm KafkaRedis JavaKotlin PythonDjango (Debian, Proxmox)Deployment',
      'docker\nhelm kafka\nredis java\nkotlin python\ndjango (debian, proxmox)\ndeployment',
    ],
  ])('%j gets them back', (text, parted) => {
    expect(partedText(text)).toBe(parted);
  });

  it.each([
    'TypeScript, JavaScript, GitHub, PostgreSQL, FastAPI, OpenTelemetry and MongoDB',
    'PendelSim, HelvetSight, TalentoYa, SiteMinder, BananaLab and RoboMonk are customers.',
    'DockerHelm KafkaRedis JavaKotlin',
    'DockerHelm '.repeat(20).trim(),
  ])('%j is left as it is', (text) => {
    expect(partedText(text)).toBe(text.toLowerCase());
  });

  it('keeps the place of every character', () => {
    const text = 'DockerHelm KafkaRedis JavaKotlin PythonDjango caféX';
    const { codes, firsts, length } = partLines(fold(text), lexicon);
    for (let index = 0; index < length; index++) {
      const character = String.fromCharCode(codes[index]!);
      if (character !== '\n') expect(text[firsts[index]!]!.toLowerCase()).toBe(character);
    }
  });
});
