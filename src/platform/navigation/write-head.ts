import { headTags, type HeadEnvironment, type PageHeadContent } from './head-tags.ts';

/** Puts the head of a page in the place of that of the page before, unless it has been left meanwhile. */
export async function writeHead(
  content: PageHeadContent,
  environment: HeadEnvironment,
  signal: AbortSignal,
): Promise<void> {
  const { elements } = await headTags(content, environment);
  if (signal.aborted) return;
  for (const old of document.head.querySelectorAll('[data-page-head]')) old.remove();
  for (const { tag, attributes, text } of elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute('data-page-head', '');
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
