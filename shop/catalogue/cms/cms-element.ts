import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { type JsonObject, type JsonValue, textOf } from '../../base/json.ts';
import { isJsonObject } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';

/** What a layout is shown for; mapped settings read from it. */
export interface PageSubject {
  readonly kind: 'category' | 'product' | 'landing_page';
  readonly entity: JsonObject;
}

/** A layout being filled with data. */
export interface CmsResolution {
  readonly shop: Shop;
  readonly context: SalesChannelContext;
  /** Body and query of the call: a product listing inside the page reads its filters there. */
  readonly input: JsonObject;
  readonly page: PageSubject | null;
  /** Groups to choose a variant by, on product pages. */
  readonly configurator?: readonly JsonObject[];
}

/** One setting of an element: where its value comes from, and the value or the path it is read from. */
export interface ElementSetting {
  readonly source: string;
  readonly value: JsonValue;
}

/** Settings of an element by name. */
export type ElementConfig = Readonly<Record<string, ElementSetting>>;

/** Reads an element's configuration; settings that are not objects are left out. */
export function readConfig(config: JsonValue | undefined): ElementConfig {
  if (!isJsonObject(config)) return {};
  const settings: Record<string, ElementSetting> = {};
  for (const [name, setting] of Object.entries(config)) {
    if (!isJsonObject(setting)) continue;
    settings[name] = { source: textOf(setting['source'] ?? 'static'), value: setting['value'] ?? null };
  }
  return settings;
}

/** Value at `product.manufacturer.name` of the page's subject; texts in the context's language. */
export function mappedValue(page: PageSubject | null, path: JsonValue): JsonValue {
  if (page === null || typeof path !== 'string') return null;
  const [kind, ...parts] = path.split('.');
  if (kind !== page.kind) return null;
  let current: JsonValue = page.entity;
  for (const part of parts) {
    if (!isJsonObject(current)) return null;
    const { translated }: JsonObject = current;
    const text: JsonValue | undefined = isJsonObject(translated) ? translated[part] : undefined;
    current = text ?? current[part] ?? null;
  }
  return current;
}

/** The value of a setting, read from the page's subject when it is mapped. */
export function settingValue(resolution: CmsResolution, setting: ElementSetting | undefined): JsonValue {
  if (setting === undefined) return null;
  return setting.source === 'mapped' ? mappedValue(resolution.page, setting.value) : setting.value;
}

/** Fills one element: what goes into `data`, or undefined when the settings yield nothing. */
export type ElementResolver = (resolution: CmsResolution, config: ElementConfig) => JsonValue;
