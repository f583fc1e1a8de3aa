import type { Edition } from './edition.ts';
import { ensembleEditions } from './ensemble-editions.ts';
import { pianoEditions } from './piano-editions.ts';
import { vocalEditions } from './vocal-editions.ts';

/** Every score the shop prints on demand. All composers died more than 70 years ago. */
export const editions: readonly Edition[] = [...pianoEditions, ...vocalEditions, ...ensembleEditions];
