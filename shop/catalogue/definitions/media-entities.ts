import type { EntityDefinition } from '../../entities/definition.ts';
import {
  boolean,
  customFields,
  date,
  id,
  integer,
  json,
  string,
  translatedCustomFields,
} from '../../entities/fields.ts';
import { completeMedia, completeThumbnails } from '../media/media-urls.ts';

export const mediaEntities: readonly EntityDefinition[] = [
  {
    name: 'media',
    fields: {
      mimeType: string(),
      fileExtension: string(),
      fileSize: integer(),
      title: string({ translated: true }),
      metaData: json(),
      uploadedAt: date(),
      alt: string({ translated: true }),
      fileName: string(),
      private: boolean({ default: false }),
      path: string(),
      config: json(),
      customFields: translatedCustomFields,
    },
    associations: {
      thumbnails: { kind: 'oneToMany', entity: 'media_thumbnail', foreignField: 'mediaId', sort: 'width', absent: [] },
    },
    constants: { translations: null, url: '', hasFile: false },
    alwaysLoaded: ['thumbnails'],
    complete: completeMedia,
  },
  {
    name: 'media_thumbnail',
    fields: { path: string(), width: integer(), height: integer(), mediaId: id(), customFields },
    associations: {},
    constants: { url: '' },
    indexes: [['mediaId']],
    complete: completeThumbnails,
  },
];
