import type { JsonObject } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { demoId } from '../basics/demo-id.ts';
import { everywhere } from '../basics/in-languages.ts';
import { page } from './blocks.ts';
import { contentPages, homePage } from './pages.ts';

const channels = [{ id: baseIds.salesChannel }, { id: baseIds.headlessChannel }];

/** The layouts of all content pages and of the home page. */
export function contentLayouts(): JsonObject[] {
  const home = homePage();
  return [
    page('home', home.prose.name, home.blocks),
    ...contentPages().map(({ path, prose, blocks }) => page(path, prose.name, blocks)),
  ];
}

/** Content pages as landing pages: their `url` is their SEO path. */
export function landingPages(): JsonObject[] {
  return contentPages().map(({ path, prose }) => ({
    id: demoId(`landing ${path}`),
    active: true,
    name: prose.name,
    url: everywhere(path),
    metaTitle: prose.name,
    metaDescription: prose.summary,
    cmsPageId: demoId(`cms ${path}`),
    salesChannels: channels,
  }));
}
