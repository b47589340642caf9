// The formats by their names in `--from`, in the order in which they are tried. Help shows them without loading the readers.
export const formatLabels = {
  'json-resume': 'JSON Resume',
  linkedin: 'LinkedIn',
  rendercv: 'RenderCV',
  'reactive-resume': 'Reactive Resume',
} as const;
export type FormatName = keyof typeof formatLabels;

export const formatNames = Object.keys(formatLabels) as readonly FormatName[];
