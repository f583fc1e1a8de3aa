import { parseConfiguration } from '#platform/configuration/configuration.ts';
import type { PageData } from './page-data.ts';

/** Behind a static host there is no data block: the configuration is a file placed by hand. @throws ConfigurationIncomplete */
export async function fetchPageData(): Promise<PageData> {
  const response = await fetch('/config.json');
  // A host that knows no such file may give the document of every address in its place.
  const written: unknown = response.ok ? await response.json().catch(() => ({})) : {};
  const configuration = parseConfiguration(written);
  return { configuration, languageIds: {}, nonce: '', build: '' };
}
