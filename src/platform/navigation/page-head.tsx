import { createContext, useContext, useEffect, useEffectEvent, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useIsHydrated } from '../session/first-view.ts';
import { useShell } from '../session/shell.ts';
import type { PageHeadContent } from './head-tags.ts';
import { pageTitle } from './page-title.ts';

/** Where the server collects the head of the page it renders. */
export type HeadSink = (content: PageHeadContent) => void;

export const HeadSinkContext = createContext<HeadSink | null>(null);

/**
 * The head of a page: title, description (a general one where the page has none of its own), canonical address, language variants and structured data.
 * Exactly one per page. The web server writes the same tags into the first document; what writes them here comes with the first click.
 */
export function PageHead(own: PageHeadContent): ReactElement {
  const { t } = useLingui();
  const sink = useContext(HeadSinkContext);
  const { name } = useShell().configuration.brand;
  const { title } = own;
  const general = t`${title} bei ${name}: Noten als PDF hochladen, Preis und Wendestellen sofort sehen, gedruckt und gebunden bestellen.`;
  const content = { ...own, description: own.description || general };
  sink?.(content);
  return <WrittenHead key={JSON.stringify(content)} content={content} brand={name} />;
}

function WrittenHead({ content, brand }: { content: PageHeadContent; brand: string }): null {
  const { locale, languageIds } = useShell();
  const isHydrated = useIsHydrated();
  const write = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    document.title = pageTitle(content.title, brand);
    if (!isHydrated) return;
    try {
      const { writeHead } = await import('./write-head.ts');
      await writeHead(content, { brand, locale, languageIds }, signal);
    } catch (error) {
      console.warn('The head of the page could not be written.', error);
    }
  });
  useEffect(() => {
    const writing = new AbortController();
    void write(writing.signal);
    return () => writing.abort();
  }, []);
  return null;
}
