import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { Pagination } from './pagination.tsx';

function renderPage(page: number, pageCount: number) {
  renderUi(
    <Pagination
      label="Seiten"
      {...{ page, pageCount }}
      hrefOf={(number) => `/search?p=${number}`}
      previousLabel="Zurück"
      nextLabel="Weiter"
      pageLabel={(number) => `Seite ${number}`}
    />,
  );
}

describe('Pagination', () => {
  it('gives every page an address and marks the current one', () => {
    renderPage(2, 3);
    expect(screen.getByRole('link', { name: 'Seite 3' }).getAttribute('href')).toBe('/search?p=3');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(screen.getByRole('link', { name: 'Zurück' }).getAttribute('href')).toBe('/search?p=1');
  });

  it('offers no step beyond the ends', () => {
    renderPage(1, 3);
    expect(screen.queryByRole('link', { name: 'Zurück' })).toBeNull();
  });

  it('is not there for a single page', () => {
    renderPage(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
