import { createContext, useContext, useEffect } from 'react';
import { useShell } from '../session/shell.ts';
import { headTags, type PageHeadContent } from './head-tags.ts';

/** Where the server collects the head of the page it renders. */
export type HeadSink = (content: PageHeadContent) => void;

export const HeadSinkContext = createContext<HeadSink | null>(null);

/**
 * The head of a page: title, description, canonical address, language variants and structured data.
 * Exactly one per page. The web server writes the same tags into the first document.
 */
export function PageHead(content: PageHeadContent): null {
  const sink = useContext(HeadSinkContext);
  const { configuration, locale } = useShell();
  sink?.(content);
  const tags = headTags(content, { brand: configuration.brand.name, locale });
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
