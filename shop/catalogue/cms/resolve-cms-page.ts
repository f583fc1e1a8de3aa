import { findById } from '../../entities/search/search.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue, textOf } from '../../base/json.ts';
import { type CmsResolution, readConfig } from './cms-element.ts';
import { elementResolvers, elementsOfProduct, elementsWithFieldConfig } from './element-resolvers.ts';

const pageAssociations = {
  sections: {
    associations: {
      backgroundMedia: {},
      blocks: { associations: { backgroundMedia: {}, slots: {} } },
    },
  },
} as const;

/** A layout with the data of all its elements (Store API sheet, CMS page); null when there is no such page. */
export function resolveCmsPage(resolution: CmsResolution, pageId: string): JsonObject | null {
  const { shop, context } = resolution;
  const page = findById(shop, 'cms_page', { id: pageId, associations: pageAssociations }, context);
  if (page === undefined) return null;
  fillSlots(resolution, page);
  return page;
}

/** Settings a category or landing page overrides, by slot id. */
function overrides(resolution: CmsResolution): JsonObject {
  const translated = resolution.page?.entity['translated'];
  const config = isJsonObject(translated) ? translated['slotConfig'] : null;
  return isJsonObject(config) ? config : {};
}

/** `slots` of the call (`"a|b"`) limits the answer to these; undefined means all. */
function wantedSlots(input: JsonObject): ReadonlySet<string> | undefined {
  const { slots } = input;
  if (typeof slots === 'string' && slots !== '') return new Set(slots.split('|'));
  return isJsonList(slots) ? new Set(slots.map(String)) : undefined;
}

function fieldConfig(resolution: CmsResolution, type: string, config: JsonObject): JsonValue {
  if (!elementsWithFieldConfig.has(type)) return null;
  const apiAlias = 'cms_data_resolver_field_config';
  const settings = Object.entries(readConfig(config)).map(([name, { source, value }]) => {
    return { name, source, value, apiAlias };
  });
  const { page } = resolution;
  if (page?.kind !== 'product' || !elementsOfProduct.has(type)) return settings;
  const product = { name: 'product', source: 'mapped', value: page.entity['id'] ?? null, apiAlias };
  const index = settings.findIndex(({ name }) => name === 'product');
  if (type === 'image-gallery') return settings;
  if (index === -1) return [...settings, product];
  return settings[index]?.value === null ? settings.with(index, product) : settings;
}

function resolveSlot(resolution: CmsResolution, slot: JsonObject): JsonObject {
  const type = textOf(slot['type']);
  const { translated } = slot;
  const base = isJsonObject(translated) ? translated['config'] : null;
  const override = overrides(resolution)[textOf(slot['id'])];
  const config =
    isJsonObject(base) || isJsonObject(override)
      ? { ...(isJsonObject(base) ? base : {}), ...(isJsonObject(override) ? override : {}) }
      : null;
  const data = elementResolvers.get(type)?.(resolution, readConfig(config)) ?? null;
  return {
    ...slot,
    config,
    translated: { ...(isJsonObject(translated) ? translated : {}), config },
    fieldConfig: config === null ? null : fieldConfig(resolution, type, config),
    data,
  };
}

function objectsIn(value: JsonValue | undefined): readonly JsonObject[] {
  return isJsonList(value) ? value.filter(isJsonObject) : [];
}

/** Fills the slots of a page in place; with a choice of slots, others are left out and so are blocks left empty. */
function fillSlots(resolution: CmsResolution, page: JsonObject): void {
  const wanted = wantedSlots(resolution.input);
  for (const section of objectsIn(page['sections'])) {
    const blocks = objectsIn(section['blocks']);
    for (const block of blocks) {
      const slots = objectsIn(block['slots']).filter((slot) => wanted?.has(textOf(slot['id'])) ?? true);
      block['slots'] = slots.map((slot) => resolveSlot(resolution, slot));
    }
    section['blocks'] = blocks.filter((block) => wanted === undefined || objectsIn(block['slots']).length > 0);
  }
}
