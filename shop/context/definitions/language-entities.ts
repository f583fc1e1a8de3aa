import type { EntityDefinition } from '../../entities/definition.ts';
import { boolean, customFields, id, string, translatedCustomFields } from '../../entities/fields.ts';
import { toOne } from '../../entities/to-one.ts';

const active = boolean({ default: true, empty: true, visibility: 'forbidden', shownIn: '6.7' });

export const languageEntities: readonly EntityDefinition[] = [
  {
    name: 'locale',
    fields: {
      code: string(),
      name: string({ translated: true }),
      territory: string({ translated: true }),
      customFields: translatedCustomFields,
    },
    associations: {},
  },
  {
    name: 'language',
    fields: { parentId: id(), localeId: id(), translationCodeId: id(), name: string(), active, customFields },
    associations: {
      locale: toOne('locale', 'localeId'),
      translationCode: toOne('locale', 'translationCodeId'),
      parent: toOne('language', 'parentId'),
      children: { kind: 'oneToMany', entity: 'language', foreignField: 'parentId' },
      salesChannels: {
        kind: 'manyToMany',
        entity: 'sales_channel',
        table: 'sales_channel_language',
        localColumn: 'language_id',
        foreignColumn: 'sales_channel_id',
        visibility: 'hidden',
      },
    },
    alwaysLoaded: ['translationCode'],
  },
];
