import type { Configuration } from '#platform/configuration/configuration.ts';
import type { ChoosableCategory } from '#platform/consent/consent.ts';

export interface ConsentPartner {
  readonly name: string;
  /** For what it is asked. */
  readonly service: string;
}

const players: readonly ConsentPartner[] = [
  { name: 'Google Ireland Limited', service: 'YouTube' },
  { name: 'Vimeo.com, Inc.', service: 'Vimeo' },
];

/** Who else learns something when a category is allowed; the shop itself is not named. */
export function partnersOf(
  category: ChoosableCategory,
  { videoPlayers }: Pick<Configuration, 'videoPlayers'>,
): readonly ConsentPartner[] {
  return category === 'functional' && videoPlayers === true ? players : [];
}

/** Whether the shop has any use for it: of what is not used, nobody is asked. */
export function isUsed(
  category: ChoosableCategory,
  { videoPlayers, statistics }: Pick<Configuration, 'videoPlayers' | 'statistics'>,
): boolean {
  if (category === 'functional') return videoPlayers === true;
  return category === 'statistic' && statistics !== undefined;
}
