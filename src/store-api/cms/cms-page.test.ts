import { allRecordings, recorded } from '#testing/recorded-shop.ts';
import { describe, expect, it } from 'vitest';
import { cmsPageSchema, type CmsPage } from './cms-page.ts';
import type { CmsSlot, CmsSlotOf } from './cms-slot.ts';

function slotsOf(page: CmsPage): readonly CmsSlot[] {
  return page.sections.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots));
}

function pageIn(body: unknown): CmsPage | null {
  const entity = Object(body);
  const page = entity.cmsPage ?? entity.product?.cmsPage;
  return page === undefined || page === null ? null : cmsPageSchema.parse(page);
}

function slotOfKind<Kind extends CmsSlot['kind']>(number: string, kind: Kind): CmsSlotOf<Kind> {
  const slots: readonly CmsSlot[] = slotsOf(pageOf(number));
  const slot = slots.find((candidate): candidate is CmsSlotOf<Kind> => candidate.kind === kind);
  if (slot === undefined) throw new Error(`no ${kind}`);
  return slot;
}

function pageOf(number: string): CmsPage {
  const page = pageIn(recorded(number).response.body);
  if (page === null) throw new Error('no page');
  return page;
}

describe('the content pages of a real shop', () => {
  const pages = allRecordings()
    .filter(({ response }) => response.status === 200)
    .flatMap(({ response }) => pageIn(response.body) ?? []);

  it('are here in number', () => {
    expect(pages.length).toBeGreaterThan(10);
  });

  it('hold no element we do not know', () => {
    const unknown = pages.flatMap(slotsOf).filter(({ kind }) => kind === 'unknown');
    expect(unknown).toEqual([]);
  });

  it('show many kinds of elements', () => {
    expect(new Set(pages.flatMap(slotsOf).map(({ kind }) => kind)).size).toBeGreaterThan(9);
  });
});

describe('an element', () => {
  it('has its data and its settings', () => {
    const image = slotOfKind('048', 'image');
    expect(image.data).toMatchObject({ url: '/spiralbindung', newTab: false, media: { width: 1920 } });
    expect(image.config).toMatchObject({ displayMode: 'cover', minHeight: '320px', horizontalAlign: null });
  });

  it('may be a listing, with products, sortings and filters', () => {
    const { data, config } = slotOfKind('050', 'product-listing');
    expect(data?.listing?.elements.length).toBeGreaterThan(0);
    expect(data?.listing?.availableSortings.length).toBeGreaterThan(0);
    expect(config.showSorting).toBe(true);
  });

  it('may be the box to buy from', () => {
    const { data } = slotOfKind('076', 'buy-box');
    expect(data).toMatchObject({ totalReviews: 6, product: { name: 'Spiralbindung Notenheft', digital: false } });
  });

  it('may be the description with reviews', () => {
    const { data } = slotOfKind('076', 'product-description-reviews');
    expect(data?.product?.description).toContain('hochwertig gedruckt');
    expect(data?.reviews?.totalReviews).toBe(6);
  });

  it('may be a form', () => {
    const { data, config } = slotOfKind('051', 'form');
    expect(config.type).toBe('contact');
    expect(data?.map(({ salutationKey }) => salutationKey)).toContain('mr');
  });
});

describe('an element of unknown or broken content', () => {
  const page = (slot: object) =>
    cmsPageSchema.parse({ id: 'p', sections: [{ type: 'default', blocks: [{ type: 'text', slots: [slot] }] }] });

  it('keeps its place as unknown when a plugin brought it', () => {
    const [slot] = slotsOf(page({ id: 's', slot: 'content', type: 'plugin-map', data: { lat: 1 }, config: [] }));
    expect(slot).toEqual({ id: 's', slot: 'content', type: 'plugin-map', kind: 'unknown' });
  });

  it('counts as unknown when its data are broken, and the page goes on', () => {
    const [slot] = slotsOf(
      page({ id: 's', slot: 'content', type: 'product-slider', data: { products: [{}] }, config: null }),
    );
    expect(slot).toMatchObject({ kind: 'unknown', type: 'product-slider' });
  });

  it('may have no data and odd settings', () => {
    const config = { displayMode: { source: 'static', value: ['?'] }, minHeight: { value: '20px' } };
    const [slot] = slotsOf(page({ id: 's', slot: 'image', type: 'image', data: null, config }));
    expect(slot).toMatchObject({ kind: 'image', data: null, config: { displayMode: null, minHeight: '20px' } });
  });

  it('takes its settings in the language of the page', () => {
    const translated = { config: { title: { value: 'Kontakt' } } };
    const [slot] = slotsOf(
      page({ id: 's', slot: 'form', type: 'form', data: null, config: { title: { value: 'Contact' } }, translated }),
    );
    expect(slot).toMatchObject({ config: { title: 'Kontakt' } });
  });
});

it('sections and blocks are visible and boxed unless told otherwise', () => {
  const { sections } = cmsPageSchema.parse({
    id: 'p',
    sections: [{ type: 'sidebar', visibility: { mobile: false }, blocks: [{ type: 'text', visibility: null }] }],
  });
  expect(sections[0]).toMatchObject({
    sizingMode: 'boxed',
    visibility: { mobile: false, tablet: true, desktop: true },
    blocks: [{ sectionPosition: 'main', visibility: null, slots: [] }],
  });
});
