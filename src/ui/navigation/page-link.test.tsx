import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { PageLink } from './page-link.tsx';

describe('PageLink', () => {
  it.each(['https://example.org/a', 'mailto:post@example.org', 'tel:+49341123', '//example.org'])(
    'leaves %s to the browser',
    (address) => {
      renderUi(<PageLink to={address}>Weiter</PageLink>);
      expect(screen.getByRole('link').getAttribute('href')).toBe(address);
    },
  );

  it('resolves addresses of the shop through the router', () => {
    renderUi(<PageLink to="/pl-PL/account">Konto</PageLink>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/pl-PL/account');
  });

  it('says when it leads to the page it stands on', () => {
    renderUi(
      <>
        <PageLink to="/">Hier</PageLink>
        <PageLink to="/agb">Dort</PageLink>
        <PageLink to="/?p=2">Zweite Seite</PageLink>
      </>,
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.className)).toEqual(['text-brand-primary', '', '']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
  });
});
