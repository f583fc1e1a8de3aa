import type { ReactElement, ReactNode } from 'react';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createStore, Provider } from 'jotai';

/** Gives parts of a screen what their texts and atoms need: German source texts, a store of their own. */
export function inGerman(children: ReactNode, store = createStore()): ReactElement {
  const texts = setupI18n({ locale: 'de-DE', messages: { 'de-DE': {} } });
  texts.activate('de-DE');
  return (
    <I18nProvider i18n={texts}>
      <Provider store={store}>{children}</Provider>
    </I18nProvider>
  );
}
