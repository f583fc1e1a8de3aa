import { describe, expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { cmsPageSchema } from '#store-api/cms/cms-page.ts';
import { renderUi } from '#testing/render-ui.tsx';
import { CmsContent } from './cms-content.tsx';
import { cmsElement } from './cms-elements.tsx';

const setting = (value: unknown) => ({ source: 'static', value });
const picture = { id: 'picture', url: '/picture.png', alt: 'Ein Chor', width: 80, height: 60 };
const imageSlot = (config: object) => ({ type: 'image', data: { media: picture }, config });

function showPage(config: unknown, ...slots: object[]): HTMLElement {
  const page = cmsPageSchema.parse({
    id: 'page',
    config,
    sections: [
      {
        type: 'default',
        blocks: slots.map((slot, position) => ({
          type: 'any',
          position,
          slots: [{ id: String(position), slot: 'content', ...slot }],
        })),
      },
    ],
  });
  const elements = [
    cmsElement('buy-box', () => <p>Kaufen</p>),
    cmsElement('product-description-reviews', () => <p>Lesen</p>),
  ];
  return renderUi(<CmsContent page={page} elements={elements} />).container;
}

const styleOf = (element: Element | null): CSSStyleDeclaration | undefined =>
  element instanceof HTMLElement ? element.style : undefined;

describe('a content page', () => {
  test('is as high as its editor wants it at least', () => {
    const content = showPage({ minHeight: '60vh' });
    expect(styleOf(content.firstElementChild)?.minBlockSize).toBe('60vh');
  });

  test('has no height of its own without a length', () => {
    const content = showPage({ minHeight: setting('high; color: red') });
    expect(styleOf(content.firstElementChild)?.minBlockSize).toBe('');
  });

  test('shows pictures in its own way, unless one of them has another', () => {
    showPage({ displayMode: setting('cover') }, imageSlot([]), imageSlot({ displayMode: setting('standard') }));
    const modes = screen.getAllByRole('img').map((image) => image.closest('[data-mode]')?.getAttribute('data-mode'));
    expect(modes).toEqual(['cover', 'standard']);
  });

  test.each([[null], [[]], ['?'], [{ displayMode: setting(['cover']) }]])(
    'shows pictures as they are with %j',
    (config) => {
      showPage(config, imageSlot([]));
      expect(screen.getByRole('img').closest('[data-mode]')?.getAttribute('data-mode')).toBe('standard');
    },
  );

  test('lets what sells and describes a product stand in its row as its editor aligned it', () => {
    showPage(
      null,
      { type: 'buy-box', data: null, config: { alignment: setting('center') } },
      { type: 'product-description-reviews', data: null, config: { alignment: setting('flex-end') } },
    );
    const cells = ['Kaufen', 'Lesen'].map((words) => screen.getByText(words).parentElement);
    expect(cells.map((cell) => styleOf(cell)?.alignSelf)).toEqual(['center', 'end']);
  });
});
