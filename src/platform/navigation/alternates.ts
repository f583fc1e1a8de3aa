import { useLocation, useMatches } from 'react-router';
import * as z from 'zod/mini';
import { locales, localisedPath, type Locale } from '../i18n/locales.ts';

const withAlternatesSchema = z.object({ alternates: z.record(z.string(), z.string()) });

/**
 * Address of the present page in every language. A page whose path differs by language says so in its loader data
 * (`alternates`: path without locale prefix by locale); others keep their path. A language without this page gets its home.
 */
export function useAlternates(): Record<Locale, string> {
  const { pathname, search } = useLocation();
  const own = useMatches()
    .map((match) => withAlternatesSchema.safeParse(match.loaderData))
    .findLast((parsed) => parsed.success)?.data?.alternates;
  const addressIn = (locale: Locale): string =>
    localisedPath(locale, own ? (own[locale] ?? '/') : pathname) + (own ? '' : search);
  return { 'de-DE': addressIn(locales[0]), 'en-GB': addressIn(locales[1]), 'pl-PL': addressIn(locales[2]) };
}
