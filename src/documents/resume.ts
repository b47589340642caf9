import type { Content } from '../schema/content.ts';
import type { Document } from './document.ts';

/** The owner's PDF résumé, where there is one. */
export function listResume({ profile, resume }: Content): readonly Document[] {
  if (profile.resumePath === undefined || resume === undefined) return [];
  return [
    {
      path: profile.resumePath,
      mediaType: 'application/pdf',
      render: () => resume,
    },
  ];
}
