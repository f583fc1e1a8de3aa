import { type EntityDefinition, liveVersion } from '../../entities/definition.ts';
import { boolean, id, integer, string, translatedCustomFields } from '../../entities/fields.ts';
import { toOne } from '../../entities/to-one.ts';

export const propertyEntities: readonly EntityDefinition[] = [
  {
    name: 'property_group',
    fields: {
      name: string({ translated: true }),
      displayType: string({ default: 'text' }),
      sortingType: string({ default: 'alphanumeric' }),
      description: string({ translated: true }),
      position: integer({ translated: true, default: 1 }),
      filterable: boolean({ default: true }),
      visibleOnProductDetailPage: boolean({ default: true }),
      customFields: translatedCustomFields,
    },
    associations: {
      options: { kind: 'oneToMany', entity: 'property_group_option', foreignField: 'groupId', sort: 'position' },
    },
  },
  {
    name: 'property_group_option',
    fields: {
      groupId: id(),
      name: string({ translated: true }),
      position: integer({ translated: true, default: 1 }),
      colorHexCode: string(),
      mediaId: id(),
      customFields: translatedCustomFields,
    },
    associations: {
      group: toOne('property_group', 'groupId'),
      media: toOne('media', 'mediaId'),
    },
    indexes: [['groupId']],
  },
  {
    name: 'product_manufacturer',
    fields: {
      mediaId: id(),
      name: string({ translated: true }),
      link: string(),
      description: string({ translated: true }),
      customFields: translatedCustomFields,
    },
    associations: { media: toOne('media', 'mediaId') },
    constants: { versionId: liveVersion, translations: null },
  },
  {
    name: 'product_sorting',
    fields: {
      key: string(),
      priority: integer({ default: 1 }),
      /** `[{field, order, priority, naturalSorting}]`, highest priority first. */
      sortFields: { kind: 'json', visibility: 'hidden', empty: [] },
      active: boolean({ default: true, visibility: 'hidden' }),
      label: string({ translated: true }),
    },
    associations: {},
    indexes: [['key']],
  },
  { name: 'tag', fields: { name: string() }, associations: {} },
];
