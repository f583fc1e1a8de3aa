import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import { createTexts, loadTexts } from '#platform/i18n/texts.ts';

test.each(['de-DE', 'en-GB', 'pl-PL'] as const)(
  'form of address and academic title have names of their own: %s',
  async (locale) => {
    const texts = createTexts(locale);
    await loadTexts(texts, ['account']);
    const [address, title] = [texts._(msg`Anrede`), texts._(msg`Titel`)];
    expect(address).not.toBe(title);
  },
);
