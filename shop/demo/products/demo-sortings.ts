import type { JsonObject } from '../../base/json.ts';
import { stableId } from '../../base/stable-id.ts';
import { demoId } from '../basics/demo-id.ts';
import { inLanguages } from '../basics/in-languages.ts';

/** Sortings a shop for music adds. By sales nothing is sorted: a demo has none. */
export const demoSortings: readonly JsonObject[] = [
  { id: stableId('sorting:topseller'), active: false },
  {
    id: demoId('sorting composer'),
    key: 'composer-asc',
    priority: 3,
    label: inLanguages('Komponist A–Z', 'Composer A–Z', 'Kompozytor A–Z'),
    sortFields: [
      { field: 'customFields.composer_sort', order: 'ASC' },
      { field: 'name', order: 'ASC' },
    ],
  },
  {
    id: demoId('sorting newest'),
    key: 'release-desc',
    priority: 2,
    label: inLanguages('Neueste', 'Newest', 'Najnowsze'),
    sortFields: [
      { field: 'releaseDate', order: 'DESC' },
      { field: 'name', order: 'ASC' },
    ],
  },
];
