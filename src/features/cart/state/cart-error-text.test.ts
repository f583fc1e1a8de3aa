import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { cartErrorText, cartErrorTone } from './cart-error-text.ts';

const texts = setupI18n({ locale: 'de-DE', messages: { 'de-DE': {} } });
const say = (messageKey: string, parameters: Record<string, unknown> = {}) =>
  texts._(cartErrorText({ messageKey, parameters }));

describe('cartErrorText', () => {
  it('names the product and the quantity that is possible', () => {
    expect(say('product-stock-reached', { name: 'Heft', quantity: 5 })).toBe(
      'Von „Heft“ sind höchstens 5 Stück möglich.',
    );
  });

  it('names the code nobody knows', () => {
    expect(say('promotion-not-found', { code: 'CHOR' })).toContain('„CHOR“');
  });

  it('has a sentence for errors it does not know, never the shop’s English', () => {
    expect(say('plugin-error', { message: 'Boom' })).toMatch(/^Mit dem Warenkorb stimmt etwas nicht/);
  });
});

describe('cartErrorTone', () => {
  it('follows the shop’s levels; a redeemed code is good news', () => {
    const tones = [0, 10, 20].map((level) => cartErrorTone({ messageKey: 'any', level }));
    expect(tones).toEqual(['info', 'warning', 'danger']);
    expect(cartErrorTone({ messageKey: 'promotion-discount-added', level: 0 })).toBe('success');
  });
});
