// `--workers 2`: two processes with the processor time of one core, beside one process.
import { compare, ratios } from './compare.ts';
import { type Part, summarize } from './part.ts';
import { service } from './subjects.ts';

const load = { targets: ['/api/profile'] };

export const workers: Part = {
  name: 'workers',
  description:
    'Twice what two workers answer for every second of processor time, over one process: what they gain where each has a core of its own and the load comes from elsewhere. Both workers are held on one core here, so that changing between them counts as well.',
  async run(options) {
    const two = {
      ...service,
      name: 'two workers',
      command: [...service.command, '--workers', '2'],
    };
    options.note('one process, two workers');
    const turns = await compare([service, two], load, { ...options, alone: true });
    const gains = ratios(turns, two.name, service.name).map((ratio) => 2 * ratio);
    return [
      {
        name: 'two workers over one',
        unit: 'ratio',
        target: { atLeast: 1.7 },
        ...summarize(gains),
      },
    ];
  },
};
