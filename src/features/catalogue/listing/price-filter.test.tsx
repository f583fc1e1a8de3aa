import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { readListingQuery } from '../listing-address.ts';
import { PriceFilter } from './price-filter.tsx';

test.each([
  ['de-DE', '12,5'],
  ['en-GB', '12.5'],
  ['pl-PL', '12,5'],
])(
  'in %s a bound of the address stands in its field as %s, and is read as the same when it is sent again',
  (locale, typed) => {
    const i18n = setupI18n({ locale, messages: { [locale]: {} } });
    const query = readListingQuery(new URLSearchParams('min-price=12.5&max-price=1200.05'));
    renderUi(
      <I18nProvider i18n={i18n}>
        <Provider store={createStore()}>
          <form aria-label="Artikel filtern">
            <PriceFilter bounds={{ min: 3.9 }} query={query} />
          </form>
        </Provider>
      </I18nProvider>,
    );
    expect(screen.getByRole('textbox', { name: 'von' })).toHaveProperty('value', typed);
    const form = screen.getByRole<HTMLFormElement>('form');
    const sent = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    expect(readListingQuery(new URLSearchParams(sent))).toEqual(query);
  },
);
