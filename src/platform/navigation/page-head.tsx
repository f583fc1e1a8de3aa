import { createContext, useContext, useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useShell } from '../session/shell.ts';
import { headTags, type PageHeadContent } from './head-tags.ts';

/** Where the server collects the head of the page it renders. */
export type HeadSink = (content: PageHeadContent) => void;

export const HeadSinkContext = createContext<HeadSink | null>(null);

/**
 * The head of a page: title, description (a general one where the page has none of its own), canonical address, language variants and structured data.
 * Exactly one per page. The web server writes the same tags into the first document.
 */
export function PageHead(own: PageHeadContent): null {
  const { t } = useLingui();
  const sink = useContext(HeadSinkContext);
  const { configuration, locale } = useShell();
  const { name } = configuration.brand;
  const { title } = own;
  const general = t`${title} bei ${name}: Noten als PDF hochladen, Preis und Wendestellen sofort sehen, gedruckt und gebunden bestellen.`;
  const content = { ...own, description: own.description || general };
  sink?.(content);
  const tags = headTags(content, { brand: name, locale });
  const description = JSON.stringify(tags);
  useEffect(() => {
    const { title, elements } = parseTags(description);
    document.title = title;
    for (const old of document.head.querySelectorAll('[data-page-head]')) old.remove();
    for (const { tag, attributes, text } of elements) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.setAttribute('data-page-head', '');
      if (text !== undefined) element.textContent = text;
      document.head.append(element);
    }
  }, [description]);
  return null;
}

function parseTags(description: string): ReturnType<typeof headTags> {
  return JSON.parse(description);
}
