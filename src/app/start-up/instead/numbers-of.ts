import { writtenNumber } from '#platform/i18n/written-numbers.ts';

/**
 * What texts write their numbers with ("16 Artikel"), in the place of `new Intl.NumberFormat(locales, options)`: that is made when there is
 * a number only it can write.
 * @param locales the language of the texts first
 */
export function numbersOf(
  locales: readonly string[],
  options?: Intl.NumberFormatOptions,
): Pick<Intl.NumberFormat, 'format'> {
  let made: Intl.NumberFormat | undefined;
  const [locale = ''] = locales;
  return {
    format: (value: number) =>
      (options ? undefined : writtenNumber(value, locale)) ??
      (made ??= new Intl.NumberFormat([...locales], options)).format(value),
  };
}
