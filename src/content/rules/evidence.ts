// The technologies that a folder names as evidence, and their places.
import { listIn, memberOf, valueAt } from '../report/text.ts';
import type { Path, YAMLData } from '../yaml/located.ts';
import { casesOf, type ParsedFolder, yamlOf } from './parsed-folder.ts';

export interface Mention {
  readonly name: string;
  readonly yaml: YAMLData;
  readonly path: Path;
}

/** The evidence of technologies: the roles except leaves, the projects and the cases of a folder. */
export function listEvidence(folder: ParsedFolder): readonly (readonly Mention[])[] {
  const experience = yamlOf(folder, 'experience.yaml');
  const background = yamlOf(folder, 'background.yaml');
  return [
    ...listIn(experience?.data).flatMap((role, index) =>
      memberOf(role, 'kind') === 'leave' ? [] : [mentionsAt(experience!, [index, 'technologies'])],
    ),
    ...listIn(memberOf(background?.data, 'projects')).map((_, index) =>
      mentionsAt(background!, ['projects', index, 'technologies']),
    ),
    ...casesOf(folder).flatMap(({ yaml }) => (yaml ? [mentionsAt(yaml, ['technologies'])] : [])),
  ];
}

/** The technologies of one list. An entry that is empty or no text has a report of its own. */
export function mentionsAt(yaml: YAMLData, path: Path): readonly Mention[] {
  return listIn(valueAt(yaml.data, path)).flatMap((name, place) =>
    typeof name === 'string' && name.trim() !== '' ? [{ name, yaml, path: [...path, place] }] : [],
  );
}
