import { expect, test } from 'vitest';
import { clauseCue, cue, markCues, splitList, topicCue } from './cues.ts';

test('reads a list with endings', () => {
  expect(splitList('plus, gut|e|en, a must')).toEqual(['plus', 'gute', 'guten', 'a must']);
  expect(splitList('')).toEqual([]);
  expect(splitList(undefined)).toEqual([]);
});

test('marks every word, the last one too', () => {
  const marks = markCues(
    [
      ['plus', 'mention', cue.preference],
      ['plus', 'mention', cue.list],
      ['skills', 'topic', topicCue.demandingHeading],
    ],
    new Map([
      ['plus', 1],
      ['skills', 2],
    ]),
  );
  expect([...marks.mention]).toEqual([0, cue.preference | cue.list, 0]);
  expect([...marks.topic]).toEqual([0, 0, topicCue.demandingHeading]);
});

test('gives a phrase some cues of its first word and of its last', () => {
  const marks = markCues(
    [
      ['we', 'clause', clauseCue.subject],
      ['we', 'mention', cue.usage],
      ['use', 'mention', cue.usage],
      ['use', 'mention', cue.preference],
      ['use', 'clause', clauseCue.using],
      ['we use', 'topic', topicCue.neutralHeading],
      ['we go', 'topic', topicCue.neutralHeading],
    ],
    new Map([
      ['we', 1],
      ['use', 2],
      ['we use', 3],
      ['we go', 4],
    ]),
  );
  expect([marks.mention[3], marks.clause[3], marks.topic[3]]).toEqual([
    cue.usage,
    clauseCue.subject | clauseCue.using,
    topicCue.neutralHeading,
  ]);
  expect([marks.mention[4], marks.clause[4]]).toEqual([0, clauseCue.subject]);
});

test('takes a phrase for as welcoming as a word of it', () => {
  const { welcomingHeading } = topicCue;
  const marks = markCues(
    [
      ['nice', 'mention', cue.preference],
      ['nice to', 'topic', welcomingHeading],
      ['a plus', 'mention', cue.preference],
      ['plus', 'topic', welcomingHeading],
      ['nice day', 'topic', topicCue.yes],
      ['my plus', 'mention', cue.list],
    ],
    new Map(
      ['nice', 'nice to', 'a plus', 'plus', 'nice day', 'my plus'].map((key, at) => [key, at + 1]),
    ),
  );
  expect([...marks.mention]).toEqual([
    0,
    cue.preference,
    cue.preference,
    cue.preference,
    0,
    0,
    cue.list,
  ]);
  expect([...marks.topic]).toEqual([
    0,
    0,
    welcomingHeading,
    welcomingHeading,
    welcomingHeading,
    topicCue.yes,
    0,
  ]);
});
