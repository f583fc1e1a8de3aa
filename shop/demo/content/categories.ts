import type { JsonObject } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { demoId } from '../basics/demo-id.ts';
import { everywhere } from '../basics/in-languages.ts';
import { footerMenu, serviceMenu } from './footer-menus.ts';
import { mainMenu } from './main-menu.ts';
import type { MenuEntry } from './menu-entry.ts';
import { homePage } from './pages.ts';

/** The menus, and the home page at the root of the main one. Links are paths without a language prefix. */
export function categories(): JsonObject[] {
  const { prose } = homePage();
  return [
    {
      id: baseIds.categories.main,
      cmsPageId: demoId('cms home'),
      metaTitle: prose.name,
      metaDescription: prose.summary,
    },
    ...payloads(mainMenu, baseIds.categories.main),
    ...payloads(footerMenu, baseIds.categories.footer),
    ...payloads(serviceMenu, baseIds.categories.service),
  ];
}

function kindOf({ link, folder, sidebar = false }: MenuEntry): JsonObject {
  if (link !== undefined) return { type: 'link', linkType: everywhere('external'), externalLink: everywhere(link) };
  if (folder === true) return { type: 'folder' };
  const { listing, listingWithSidebar } = baseIds.cmsPages;
  return { type: 'page', cmsPageId: sidebar ? listingWithSidebar : listing };
}

function payloads(entries: readonly MenuEntry[], parentId: string): JsonObject[] {
  return entries.flatMap((entry, index) => {
    const { key, name, text, picture, children = [] } = entry;
    const before = entries[index - 1];
    const category: JsonObject = {
      id: demoId(`category ${key}`),
      parentId,
      afterCategoryId: before === undefined ? null : demoId(`category ${before.key}`),
      active: true,
      visible: true,
      name,
      metaTitle: name,
      ...kindOf(entry),
      ...(text === undefined ? {} : { description: text }),
      ...(picture === undefined ? {} : { mediaId: demoId(`media ${picture}`) }),
    };
    return [category, ...payloads(children, demoId(`category ${key}`))];
  });
}
