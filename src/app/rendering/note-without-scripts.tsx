import { renderToString } from 'react-dom/server';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { cartWithoutScriptsPath } from '#features/cart/add-to-cart-button.tsx';
import { localisedPath, type Locale } from '#platform/configuration/locales.ts';
import { loadTexts } from '#platform/i18n/texts.ts';
import type { BuildManifest } from '../start-up/page-assets.ts';

/** Tells in a rendered page who browses without JavaScript what works, and why the rest does not. */
export async function noteWithoutScripts(texts: I18n, locale: Locale): Promise<string> {
  await loadTexts(texts, ['without-scripts']);
  return renderToString(
    <I18nProvider i18n={texts}>
      <WithoutScripts cart={localisedPath(locale, cartWithoutScriptsPath)} />
    </I18nProvider>,
  );
}

function WithoutScripts({ cart }: { cart: string }): ReactElement {
  const { t } = useLingui();
  return (
    <noscript>
      <aside className="without-scripts" aria-label={t`Ohne JavaScript`}>
        {t`Ohne JavaScript können Sie alles ansehen, suchen, filtern und in den Warenkorb legen. Kasse, Merkliste, Konto, Formulare und das Einrichten Ihrer Noten brauchen JavaScript: Ihr Browser prüft damit die Dateien und verschickt Ihre Angaben.`}{' '}
        <a href={cart}>{t`Zum Warenkorb ohne JavaScript`}</a>
      </aside>
    </noscript>
  );
}

const sheet = 'src/app/without-scripts/without-scripts.css';

/** Fetches the look of what stands there without scripts. */
export function stylesWithoutScripts(manifest: BuildManifest): string {
  const file = manifest[sheet]?.file;
  return file === undefined ? '' : `<link rel="stylesheet" href="/${file}">`;
}

interface PlaceOfPage {
  locale: Locale;
  /** Ids of its routes. */
  modules: readonly string[];
}

/** For the head of a rendered page: browsers read it where no script runs. The page of the cart leads on to the one that works then. */
export function headWithoutScripts(manifest: BuildManifest, { locale, modules }: PlaceOfPage): string {
  const cart = `<meta http-equiv="refresh" content="0; url=${localisedPath(locale, cartWithoutScriptsPath)}">`;
  const elements = stylesWithoutScripts(manifest) + (modules.includes('src/pages/checkout/cart.tsx') ? cart : '');
  return elements === '' ? '' : `<noscript>${elements}</noscript>`;
}
