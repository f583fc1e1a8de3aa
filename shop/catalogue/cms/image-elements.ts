import { findById } from '../../entities/search/search.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue, textOf } from '../../base/json.ts';
import {
  type CmsResolution,
  type ElementConfig,
  type ElementSetting,
  mappedValue,
  settingValue,
} from './cms-element.ts';

/** `image`, and the preview picture of videos. */
export function imageElement(resolution: CmsResolution, config: ElementConfig): JsonObject {
  const media = mediaOf(resolution, config['media'] ?? config['previewMedia']);
  return {
    mediaId: media?.['id'] ?? null,
    url: textOf(settingValue(resolution, config['url'])),
    newTab: settingValue(resolution, config['newTab']) === true,
    media,
    apiAlias: 'cms_image',
  };
}

/** `image-slider` and `image-gallery`: fixed pictures, or those of the product when it was loaded with them. */
export function imageSliderElement(resolution: CmsResolution, config: ElementConfig): JsonObject {
  const { navigation } = config;
  return {
    navigation: navigation === undefined ? null : settingValue(resolution, navigation),
    sliderItems: sliderItems(resolution, config['sliderItems']),
    apiAlias: 'cms_image_slider',
  };
}

/** `manufacturer-logo`: the maker when the product was loaded with it. */
export function manufacturerLogoElement(resolution: CmsResolution, config: ElementConfig): JsonObject {
  const maker = mappedValue(resolution.page, 'product.manufacturer');
  const media = mediaOf(resolution, config['media']);
  return {
    mediaId: media?.['id'] ?? null,
    url: textOf(settingValue(resolution, config['url']) ?? (isJsonObject(maker) ? maker['link'] : '')),
    newTab: settingValue(resolution, config['newTab']) === true,
    media,
    manufacturer: isJsonObject(maker) ? maker : null,
    apiAlias: 'cms_manufacturer_logo',
  };
}

function loadMedia({ shop, context }: CmsResolution, id: JsonValue | undefined): JsonObject | null {
  return typeof id === 'string' ? (findById(shop, 'media', { id }, context) ?? null) : null;
}

/** A mapped picture may stand on an entity that was loaded without it: then its id beside it helps. */
function mappedMedia(resolution: CmsResolution, path: JsonValue): JsonObject | null {
  const value = mappedValue(resolution.page, path);
  if (isJsonObject(value)) return value;
  return loadMedia(resolution, mappedValue(resolution.page, `${textOf(path)}Id`));
}

function mediaOf(resolution: CmsResolution, setting: ElementSetting | undefined): JsonObject | null {
  if (setting === undefined) return null;
  return setting.source === 'mapped' ? mappedMedia(resolution, setting.value) : loadMedia(resolution, setting.value);
}

function sliderItem(url: JsonValue | undefined, newTab: JsonValue | undefined, media: JsonObject): JsonObject {
  const link = typeof url === 'string' && url !== '' ? url : null;
  return { url: link, newTab: newTab === true, media, apiAlias: 'cms_image_slider_item' };
}

function sliderItems(resolution: CmsResolution, setting: ElementSetting | undefined): JsonObject[] {
  const value = settingValue(resolution, setting);
  if (!isJsonList(value)) return [];
  return value.filter(isJsonObject).flatMap((item) => {
    const media = isJsonObject(item['media']) ? item['media'] : loadMedia(resolution, item['mediaId']);
    return media === null ? [] : [sliderItem(item['url'], item['newTab'], media)];
  });
}
