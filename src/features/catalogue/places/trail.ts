import { listSeoPaths } from '#store-api/catalogue/seo-url.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { addressOf } from './content-address.ts';

/** A page above the present one. */
export interface TrailStep {
  readonly name: string;
  readonly path: string;
}

interface CategoryPlace {
  readonly id: string;
  /** Names from the root down to the category itself. */
  readonly breadcrumb: readonly string[];
  /** `|root|…|` */
  readonly path: string | null;
}

/** The root of a menu is no page of its own on the way down: the trail begins below it (specification section 9). */
const firstStep = 1;

/** The categories from below the root down to this one, with their addresses. @throws {StoreApiError} */
export async function loadTrail(api: StoreApi, category: CategoryPlace): Promise<readonly TrailStep[]> {
  const ids = [...(category.path ?? '').split('|').filter((id) => id !== ''), category.id];
  const steps = category.breadcrumb
    .map((name, index) => ({ name, pathInfo: `/navigation/${ids[index] ?? category.id}` }))
    .slice(firstStep);
  const seoPaths = await listSeoPaths(
    api,
    steps.map(({ pathInfo }) => pathInfo),
  );
  return steps.map(({ name, pathInfo }) => {
    const seoPath = seoPaths.get(pathInfo);
    return { name, path: seoPath === undefined ? pathInfo : addressOf(seoPath) };
  });
}
