import { parseConfiguration } from '#platform/configuration/configuration.ts';
import type { PageData } from './page-data.ts';

/** Behind a static host there is no data block: the configuration is a file placed by hand. @throws ConfigurationIncomplete */
export async function fetchPageData(): Promise<PageData> {
  const response = await fetch('/config.json');
  const configuration = parseConfiguration(response.ok ? await response.json() : {});
  return { configuration, languageIds: {}, nonce: '', build: '' };
}
