import { type CmsResolution, type ElementConfig, mappedValue, settingValue } from './cms-element.ts';
import { search } from '../../entities/search/search.ts';
import type { JsonObject, JsonValue } from '../../base/json.ts';

/** `text` and `product-name`. */
export function textElement(resolution: CmsResolution, config: ElementConfig): JsonObject {
  const { content } = config;
  const value = settingValue(resolution, content);
  const text = typeof value === 'string' ? value : '';
  return { content: content?.source === 'mapped' ? text : withVariables(resolution, text), apiAlias: 'cms_text' };
}

/** `html`. */
export function htmlElement(resolution: CmsResolution, config: ElementConfig): JsonObject {
  const value = settingValue(resolution, config['content']);
  return { content: typeof value === 'string' ? value : '', apiAlias: 'cms_html' };
}

/** `form`: the salutations to choose from. */
export function formElement({ shop, context }: CmsResolution): JsonValue {
  return search(shop, 'salutation', { sortings: [{ field: 'salutationKey', order: 'DESC' }] }, context).elements;
}

/** Fixed text may name fields of the page's subject: `{{ product.name }}`. */
function withVariables(resolution: CmsResolution, text: string): string {
  return text.replaceAll(/{{\s*([\w.]+)\s*}}/g, (whole, path: string) => {
    const value = mappedValue(resolution.page, path);
    return value === null || typeof value === 'object' ? whole : String(value);
  });
}
