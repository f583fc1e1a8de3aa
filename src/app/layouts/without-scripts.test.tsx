import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTexts, loadTexts } from '#platform/i18n/texts.ts';
import { WithoutScripts } from './without-scripts.tsx';

test.each([
  ['de-DE', 'können Sie alles ansehen, suchen und filtern'],
  ['en-GB', 'you can look at everything, search and filter'],
  ['pl-PL', 'można wszystko obejrzeć, wyszukiwać i filtrować'],
] as const)('a document in %s says what works without JavaScript', async (locale, words) => {
  const texts = createTexts(locale);
  await loadTexts(texts, ['shell']);
  const html = renderToString(
    <I18nProvider i18n={texts}>
      <WithoutScripts />
    </I18nProvider>,
  );
  expect(html).toMatch(/^<noscript>.*<\/noscript>$/);
  expect(html).toContain(words);
});
