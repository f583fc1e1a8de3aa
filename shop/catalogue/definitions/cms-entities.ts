import { type EntityDefinition, liveVersion } from '../../entities/definition.ts';
import { boolean, customFields, id, integer, json, string, translatedCustomFields } from '../../entities/fields.ts';
import { toOne } from '../../entities/to-one.ts';

/** Sections and blocks share their looks. */
const looks = {
  name: string(),
  backgroundColor: string(),
  backgroundMediaId: id(),
  backgroundMediaMode: string(),
  cssClass: string(),
  visibility: json(),
  position: integer({ default: 0 }),
  customFields,
} as const;

const backgroundMedia = toOne('media', 'backgroundMediaId');

export const cmsEntities: readonly EntityDefinition[] = [
  {
    name: 'cms_page',
    fields: {
      name: string({ translated: true }),
      type: string(),
      entity: string(),
      cssClass: string(),
      config: json(),
      previewMediaId: id(),
      customFields: translatedCustomFields,
    },
    associations: {
      sections: { kind: 'oneToMany', entity: 'cms_section', foreignField: 'pageId', sort: 'position' },
      previewMedia: toOne('media', 'previewMediaId'),
    },
    constants: { versionId: liveVersion, translations: null, landingPages: null },
    indexes: [['type']],
  },
  {
    name: 'cms_section',
    fields: {
      ...looks,
      type: string({ default: 'default' }),
      pageId: id(),
      sizingMode: string(),
      mobileBehavior: string(),
    },
    associations: {
      blocks: { kind: 'oneToMany', entity: 'cms_block', foreignField: 'sectionId', sort: 'position' },
      backgroundMedia,
    },
    constants: { page: null, cmsPageVersionId: liveVersion },
    indexes: [['pageId']],
    withoutId: true,
  },
  {
    name: 'cms_block',
    fields: {
      ...looks,
      type: string(),
      sectionId: id(),
      sectionPosition: string({ default: 'main' }),
      marginTop: string(),
      marginBottom: string(),
      marginLeft: string(),
      marginRight: string(),
    },
    associations: {
      slots: { kind: 'oneToMany', entity: 'cms_slot', foreignField: 'blockId', sort: 'slot' },
      backgroundMedia,
    },
    constants: { versionId: liveVersion, cmsSectionVersionId: liveVersion },
    indexes: [['sectionId']],
    withoutId: true,
  },
  {
    name: 'cms_slot',
    fields: {
      type: string(),
      slot: string(),
      blockId: id(),
      config: json({ translated: true }),
      locked: boolean({ default: false }),
      customFields: translatedCustomFields,
    },
    associations: {},
    constants: {
      versionId: liveVersion,
      cmsBlockVersionId: liveVersion,
      block: null,
      fieldConfig: null,
      translations: null,
      data: null,
    },
    indexes: [['blockId']],
  },
];
