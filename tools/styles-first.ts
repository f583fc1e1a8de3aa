import type { Plugin } from 'vite';

/**
 * What a page is painted with comes before what makes it answer: the styles of the entry stand before the place for the head of a
 * page, and scripts leave the line to styles, fonts and pictures.
 */
export function stylesFirst(): Plugin {
  return { name: 'styles-first', apply: 'build', transformIndexHtml: { order: 'post', handler: putStylesFirst } };
}

/** @throws when a document has no place for a head */
export function putStylesFirst(html: string): string {
  const place = '<!--head-->';
  if (!html.includes(place)) throw new Error(`index.html must hold ${place}.`);
  const style = /\s*<link rel="stylesheet"[^>]*>/g;
  const styles = (html.match(style) ?? []).map((link) => link.trim()).join('');
  return html
    .replace(style, '')
    .replace(place, () => styles + place)
    .replaceAll(/<(?:script type="module"|link rel="modulepreload")(?= )/g, '$& fetchpriority="low"');
}
