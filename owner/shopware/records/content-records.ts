import type { NamesByLanguage } from '#shop/price-list/print-price.ts';
import type { BaseRecord, MadeRecord } from './base-records.ts';
import { inShopLanguages, nameTranslations } from './in-shop-languages.ts';
import { madeId, mark } from './made-id.ts';
import type { ShopFacts } from './shop-facts.ts';

interface LegalPage {
  readonly key: string;
  readonly name: NamesByLanguage;
}

/** The pages the law asks a shop for, as the storefront looks them up by name. */
const legalPages: readonly LegalPage[] = [
  { key: 'terms', name: { 'de-DE': 'AGB', 'en-GB': 'Terms and conditions', 'pl-PL': 'Regulamin' } },
  { key: 'privacy', name: { 'de-DE': 'Datenschutz', 'en-GB': 'Privacy', 'pl-PL': 'Polityka prywatności' } },
  { key: 'imprint', name: { 'de-DE': 'Impressum', 'en-GB': 'Imprint', 'pl-PL': 'Nota prawna' } },
  {
    key: 'withdrawal',
    name: { 'de-DE': 'Widerrufsrecht', 'en-GB': 'Right of withdrawal', 'pl-PL': 'Prawo odstąpienia' },
  },
];

const menuNames: NamesByLanguage = { 'de-DE': 'Rechtliches', 'en-GB': 'Legal', 'pl-PL': 'Informacje prawne' };
const rootNames: NamesByLanguage = {
  'de-DE': 'Notenfalz: Fußzeile',
  'en-GB': 'Notenfalz: footer',
  'pl-PL': 'Notenfalz: stopka',
};

const [rootId, menuId] = [madeId('category footer'), madeId('category legal')];

/**
 * Legal pages in a menu of the footer, each with a layout to write the text into. They are made switched off and without a
 * text: nobody is to read a page that says nothing, and a public storefront does not start before they are there.
 */
export function contentRecords(facts: ShopFacts): readonly BaseRecord[] {
  const { footerCategoryId = rootId } = facts;
  // Shopware takes no folder as an entry point.
  const root = category(facts, { id: rootId, parentId: null, type: 'page', name: rootNames, active: true });
  const menu = category(facts, {
    id: menuId,
    parentId: footerCategoryId,
    type: 'folder',
    name: menuNames,
    active: true,
  });
  return [
    ...(footerCategoryId === rootId
      ? [
          {
            ...root,
            words: 'category for the footer: choose it at the sales channel as entry point of the footer navigation',
          },
        ]
      : []),
    { ...menu, words: `menu “${menuNames['de-DE']}” in the footer` },
    ...legalPages.flatMap((page) => pageRecords(page, facts)),
  ];
}

function pageRecords({ key, name }: LegalPage, facts: ShopFacts): readonly BaseRecord[] {
  const layoutId = madeId(`layout ${key}`);
  const page = category(facts, { id: madeId(`category ${key}`), parentId: menuId, type: 'page', name, active: false });
  const called = `“${name['de-DE']}”`;
  return [
    { entity: 'cms_page', record: layout(key, name, facts), words: `layout ${called}, to be filled under Content` },
    {
      ...page,
      record: { ...page.record, cmsPageId: layoutId },
      words: `page ${called}, switched off: fill its layout, have the text checked by counsel, then switch it on`,
    },
  ];
}

interface NewCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly type: 'folder' | 'page';
  readonly name: NamesByLanguage;
  readonly active: boolean;
}

function category(facts: ShopFacts, { id, parentId, type, name, active }: NewCategory) {
  const translations = nameTranslations(name, facts);
  const record = { id, parentId, type, active, visible: true, translations, customFields: { [mark]: true } };
  return { entity: 'category', record };
}

/** A layout of one text, whose heading is the page's name. */
function layout(key: string, name: NamesByLanguage, facts: ShopFacts): MadeRecord {
  const headings = inShopLanguages(name, facts);
  const config = (heading: string): object => ({ content: { source: 'static', value: `<h1>${heading}</h1>` } });
  const slot = {
    id: madeId(`layout ${key} slot`),
    type: 'text',
    slot: 'content',
    translations: Object.fromEntries([...headings].map(([id, heading]) => [id, { config: config(heading) }])),
  };
  const block = { id: madeId(`layout ${key} block`), type: 'text', position: 0, slots: [slot] };
  const section = { id: madeId(`layout ${key} section`), type: 'default', position: 0, blocks: [block] };
  return {
    id: madeId(`layout ${key}`),
    type: 'page',
    translations: nameTranslations(prefixed(name), facts),
    sections: [section],
    customFields: { [mark]: true },
  };
}

const prefixed = (name: NamesByLanguage): NamesByLanguage => ({
  'de-DE': `Notenfalz: ${name['de-DE']}`,
  'en-GB': `Notenfalz: ${name['en-GB']}`,
  'pl-PL': `Notenfalz: ${name['pl-PL']}`,
});
