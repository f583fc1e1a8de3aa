import type { ProductCard } from '#store-api/schemas/product-card.ts';
import type { PropertyGroup } from '#store-api/schemas/property-group.ts';
import { productPath } from '#store-api/catalogue/content-path.ts';
import type { Product } from '#store-api/catalogue/product.ts';

/** A value of a group as the shopper can pick it. */
export interface VariantOption {
  readonly id: string;
  readonly name: string;
  readonly colour: string | null;
  readonly picture: string | null;
  readonly chosen: boolean;
  /** Goes together with what is chosen in the other groups. */
  readonly fits: boolean;
  /** Path of the variant, or `?variant=…` where the shop has to find the nearest one. */
  readonly to: string;
}

export interface VariantGroup {
  readonly id: string;
  readonly name: string;
  readonly options: readonly VariantOption[];
}

interface VariantFacts {
  /** Options of the variant on show. */
  readonly optionIds: readonly string[];
  readonly configurator: readonly PropertyGroup[];
  /** Siblings, as far as they are known: a product may have more variants than one answer holds. */
  readonly variants: readonly Pick<ProductCard, 'id' | 'optionIds' | 'seoPath'>[];
}

/** Reviews and recommendations belong to all variants of a product together: the id to ask for them with. */
export function familyOf({ id, parentId }: Pick<Product, 'id' | 'parentId'>): string {
  return parentId ?? id;
}

/** What can be chosen, and where each choice leads: a plain link, so that it works without scripts. */
export function variantGroups({ optionIds, configurator, variants }: VariantFacts): readonly VariantGroup[] {
  const chosen = new Map(
    configurator.flatMap(({ id, options }) => {
      const option = options.find((candidate) => optionIds.includes(candidate.id));
      return option === undefined ? [] : [[id, option.id] as const];
    }),
  );
  return configurator.map((group) => ({
    id: group.id,
    name: group.name,
    options: group.options.map((option) => {
      const wanted = new Map([...chosen, [group.id, option.id]]);
      const match = variants.find((variant) => hasAll(variant.optionIds, wanted));
      return {
        id: option.id,
        name: option.name,
        colour: option.colorHexCode,
        picture: option.media?.thumbnails[0]?.url ?? option.media?.url ?? null,
        chosen: optionIds.includes(option.id),
        fits: match !== undefined || option.combinable === true,
        to: match === undefined ? variantSearch(wanted, group.id) : productPath(match),
      };
    }),
  }));
}

function hasAll(optionIds: readonly string[], wanted: ReadonlyMap<string, string>): boolean {
  return [...wanted.values()].every((id) => optionIds.includes(id));
}

/** A wish for options (group id to option id) that the shop answers with its nearest variant. */
export interface VariantWish {
  readonly options: Readonly<Record<string, string>>;
  readonly switchedGroup: string | undefined;
}

function variantSearch(wanted: ReadonlyMap<string, string>, switchedGroup: string): string {
  const pairs = [...wanted].map(([group, option]) => `${group}.${option}`);
  return `?variant=${pairs.join('_')}&switched=${switchedGroup}`;
}

/** Reads the wish an address carries. */
export function readVariantWish(parameters: URLSearchParams): VariantWish | null {
  const pairs = [...(parameters.get('variant') ?? '').matchAll(/([0-9a-f]{32})\.([0-9a-f]{32})/g)];
  if (pairs.length === 0) return null;
  const options = Object.fromEntries(pairs.map(([, group = '', option = '']) => [group, option]));
  return { options, switchedGroup: parameters.get('switched') ?? undefined };
}
