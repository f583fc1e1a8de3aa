import { describe, expect, it } from 'vitest';
import { postalCodeDigits, postalCodeProblem } from './postal-code.ts';

const rules = (defaultPostalCodePattern: string | null, required = true) => ({
  name: 'Land',
  postalCodeRequired: required,
  checkPostalCodePattern: true,
  defaultPostalCodePattern,
  checkAdvancedPostalCodePattern: false,
  advancedPostalCodePattern: null,
});

describe('postalCodeProblem', () => {
  it.each([
    ['\\d{5}', '10115', undefined],
    ['\\d{5}', '1011', 'zipcode'],
    ['\\d{5}', '101155', 'zipcode'],
    ['\\d{2}-\\d{3}', '00-950', undefined],
    ['\\d{4}|\\d{6}', '12345', 'zipcode'],
    ['[1-9]\\d{3} ?[A-Z]{2}', '1012 ab', undefined],
    ['\\d{5}', '', 'required'],
  ])('%s with "%s": %s', (pattern, zipcode, problem) => {
    expect(postalCodeProblem(rules(pattern), zipcode)?.kind).toBe(problem);
  });

  it('asks for none where the country has none', () => {
    expect(postalCodeProblem(rules(null, false), '')).toBeNull();
  });

  it('takes any where the shop does not check the pattern', () => {
    expect(postalCodeProblem({ ...rules('\\d{5}'), checkPostalCodePattern: false }, 'X')).toBeNull();
  });
});

describe("the owner's own pattern", () => {
  const own = (advancedPostalCodePattern: string) => ({
    ...rules('\\d{5}'),
    checkAdvancedPostalCodePattern: true,
    advancedPostalCodePattern,
  });

  it("goes before the country's", () => {
    expect(postalCodeProblem(own('1\\d{3}'), '1010')).toBeNull();
    expect(postalCodeProblem(own('1\\d{3}'), '10115')).toMatchObject({
      kind: 'zipcode',
      country: { digits: undefined },
    });
  });

  it('that no browser understands is left to the shop', () => {
    expect(postalCodeProblem(own('(?<a>1'), '10115')).toBeNull();
  });
});

describe('postalCodeDigits', () => {
  it.each([
    ['\\d{5}', 5],
    ['[1-9]\\d{3}', 4],
    ['\\d{2}-\\d{3}', undefined],
    [null, undefined],
  ])('%s: %s', (pattern, digits) => {
    expect(postalCodeDigits(rules(pattern))).toBe(digits);
  });
});
