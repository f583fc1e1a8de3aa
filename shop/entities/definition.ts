import type { Filter } from './criteria/criteria.ts';
import type { JsonObject, JsonValue } from '../base/json.ts';
import type { PriceView } from './price-view.ts';
import type { SalesChannelContext } from './sales-channel-context.ts';
import type { Shop } from './shop.ts';
import type { StoreApiVersion } from '../base/store-api-version.ts';

/** `list` holds plain values as JSON; a filter `equals` on it means "contains". */
export type FieldKind = 'id' | 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'json' | 'list';

export interface Field {
  readonly kind: FieldKind;
  /** One value per language, kept in `<entity>_translation`; the plain field holds the current language's own value. */
  readonly translated?: boolean;
  /** A variant without a value of its own shows its parent's. Only for entities with `inheritance`. */
  readonly inherited?: boolean;
  /**
   * `hidden`: for filters and sorts only, never output. `forbidden`: also refused in criteria of clients.
   * `translatedOnly`: a translated field that shows in `translated` but not as a plain field.
   */
  readonly visibility?: 'hidden' | 'forbidden' | 'translatedOnly';
  /** In this version of the Store API the visibility does not count: the field is shown. */
  readonly shownIn?: StoreApiVersion;
  /** Written when a payload names no value. Must be a plain value of the field's kind. */
  readonly default?: JsonValue;
  /** Written together with that field, with the same value, unless the payload names it. */
  readonly follows?: string;
  /** Output in place of null, `[]` for lists and `{}` for maps. */
  readonly empty?: JsonValue;
  /** Left out of the output where it has no value. */
  readonly omittedWithoutValue?: boolean;
  /** SQL over the column (given quoted) that filters and sorts use in place of it. */
  readonly comparedAs?: (column: string) => string;
  /** SQL of a price as it is shown, over a row of that alias; filters and sorts use it in place of the column. */
  readonly shownAs?: (alias: string, view: PriceView) => string;
}

interface AssociationFacts {
  /** Name of the entity at the other end. */
  readonly entity: string;
  /** Accepted in criteria but never output. */
  readonly visibility?: 'hidden';
  /** Other versions of the Store API do not know it. */
  readonly offeredIn?: StoreApiVersion;
  /** Which rows the context lets through, whatever the criteria say: SEO URLs of the current language. */
  readonly narrowedBy?: (context: SalesChannelContext) => readonly Filter[];
  /** Output when it is not loaded; null unless the real shop says otherwise. */
  readonly absent?: JsonValue;
}

/** `tax` over `taxId`: one entity or null. */
export type ManyToOne = AssociationFacts & {
  readonly kind: 'manyToOne';
  /** Field of this entity that holds the other's id. */
  readonly localField: string;
};

/** `media` over `product_media.productId`: a list, loaded in the order of `sort`. */
export type OneToMany = AssociationFacts & {
  readonly kind: 'oneToMany';
  /** Field of the other entity that points here. */
  readonly foreignField: string;
  /** Field of this entity that is pointed at; `id` unless an inherited owner decides. */
  readonly localField?: string;
  /** Field of the other entity; `position` or `createdAt` for example. */
  readonly sort?: string;
  /** The other end holds at most one: output is the entity or null. */
  readonly single?: boolean;
};

/** `categories` over the mapping table `product_category`. */
export type ManyToMany = AssociationFacts & {
  readonly kind: 'manyToMany';
  readonly table: string;
  readonly localColumn: string;
  readonly foreignColumn: string;
  readonly localField?: string;
  readonly sort?: string;
};

export type Association = ManyToOne | OneToMany | ManyToMany;

export interface SearchHit {
  readonly id: string;
  /** The higher the better. */
  readonly score: number;
}

/** An entity as the Store API shows it and as tables hold it: columns are the snake_case of the field names. */
export interface EntityDefinition {
  /** snake_case; also the table name and the `apiAlias`. */
  readonly name: string;
  /** Besides `id`, `createdAt` and `updatedAt`, which every entity has. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly associations: Readonly<Record<string, Association>>;
  /** Output as they are: `versionId` and other fields the embedded shop gives no meaning. */
  readonly constants?: JsonObject;
  /** Variants: an entity with `parentId` takes inherited fields from its parent. */
  readonly inheritance?: boolean;
  /** Lists of field names. */
  readonly indexes?: readonly (readonly string[])[];
  /** Associations loaded for every request. */
  readonly alwaysLoaded?: readonly string[];
  /** Adds calculated fields (prices, URLs) after loading; `entities` are complete JSON but for these. */
  readonly complete?: (shop: Shop, entities: readonly JsonObject[], context: SalesChannelContext) => void;
  /**
   * Finds entities by what somebody typed, best first, in a language; others are found by every word in their visible
   * texts, and not ranked.
   */
  readonly search?: (shop: Shop, term: string, languageId: string) => readonly SearchHit[];
  /** Left out of the output, the way a state machine state has no id. */
  readonly withoutId?: boolean;
}

/** Shopware's one version of everything that is not a draft. */
export const liveVersion = '0fa91ce3e96a4bc2be4bd9ce752c3425';
