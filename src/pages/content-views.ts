import { bringStandingContent } from '#features/cms/standing-content.ts';
import { broughtPart } from '#platform/navigation/brought-part.ts';

/** Pages of the shop's content: nobody sees two kinds at once, so each is a file of its own. */
export const categoryView = broughtPart(async () => (await import('./content/category-page.tsx')).CategoryPage);
export const landingView = broughtPart(async () => (await import('./content/landing-page.tsx')).LandingPage);
export const productView = broughtPart(async () => (await importProductPage()).ProductPage);

const importProductPage = () => import('./content/product-page.tsx');

const views: Readonly<Record<string, { readonly bring: () => Promise<void> }>> = {
  category: categoryView,
  landing: landingView,
  product: productView,
};

/** Brings the code for all kinds of content. @throws when some of it cannot be had */
export async function bringContentViews(): Promise<void> {
  await Promise.all([...Object.values(views).map(({ bring }) => bring()), bringStandingContent(), bringRest()]);
}

const bringRest = async (): Promise<void> => (await importProductPage()).bringProductRest();

/** Brings the code for this content alone, as the page's loader gave it; for none, nothing. @throws as above */
export async function bringViewOf(content: unknown): Promise<void> {
  await views[kindOf(content)]?.bring();
}

/** The modules that draw this content, as paths. */
export function modulesOf(content: unknown): readonly string[] {
  const kind = kindOf(content);
  return kind in views ? [`src/pages/content/${kind}-page.tsx`] : [];
}

/**
 * The modules of what stands on a page, as paths: a rendered page has their styles, and fetches them when it is alive.
 * @param route id of the page's route
 * @param content as the page's loader gave it
 */
export function standingModulesOf(route: string, content: unknown): readonly string[] {
  if (route.startsWith('src/pages/home.tsx')) return ['src/pages/content/home-rest.tsx', ...standingContent];
  const kind = kindOf(content);
  if (kind === 'product') return ['src/pages/content/product-rest.tsx', ...standingContent];
  return kind in views ? standingContent : [];
}

/** With it comes what reads HTML. */
const standingContent = ['src/features/cms/elements/sundry-element.tsx'];

const kindOf = (content: unknown): string => String(Object(content).kind);
