import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { combined, type Language, type Texts } from '../basics/in-languages.ts';

/** A page's text as it stands in `texts/`: name, a sentence for search engines, and the text as HTML. */
export interface Prose {
  readonly name: Texts;
  readonly summary: Texts;
  readonly html: Texts;
}

const prefixes: Readonly<Record<Language, string>> = { 'de-DE': '', 'en-GB': '/en-GB', 'pl-PL': '/pl-PL' };

/** A path of the storefront as a link inside HTML names it: with the prefix of its language. */
export function storefrontPath(path: string, language: Language): string {
  return `${prefixes[language]}${path}`;
}

/**
 * Headings (`##`), lists (`-`), tables (`| a | b`, the first row and column name the others), links and paragraphs; a line break inside a paragraph stays one.
 *
 * @throws {Error} when the name (`#`) or the summary (`>`) is missing.
 */
export function parseProse(source: string, language: Language): Page {
  const [name = '', summary = '', ...blocks] = source.trim().split(/\n{2,}/);
  if (!name.startsWith('# ') || !summary.startsWith('> ')) throw new Error('A text begins with its name and a summary');
  return {
    name: name.slice(2),
    summary: summary.slice(2),
    html: blocks.map((part) => block(part.split('\n'), language)).join(''),
  };
}

/** Reads a text in all languages. */
export function readProse(key: string): Prose {
  const read = (language: Language): Page =>
    parseProse(readFileSync(join(import.meta.dirname, '../texts', `${key}.${language}.md`), 'utf8'), language);
  const pages = { 'de-DE': read('de-DE'), 'en-GB': read('en-GB'), 'pl-PL': read('pl-PL') };
  return {
    name: combined((language) => pages[language].name),
    summary: combined((language) => pages[language].summary),
    html: combined((language) => pages[language].html),
  };
}

interface Page {
  readonly name: string;
  readonly summary: string;
  readonly html: string;
}

function inline(text: string, language: Language): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped.replaceAll(
    /\[([^\]]+)\]\(([^)\s]+)\)/g,
    (_, label: string, target: string) =>
      `<a href="${target.startsWith('/') ? storefrontPath(target, language) : target}">${label}</a>`,
  );
}

function block(lines: readonly string[], language: Language): string {
  const [first = ''] = lines;
  if (first.startsWith('## ')) return `<h2>${inline(first.slice(3), language)}</h2>`;
  if (first.startsWith('| ')) return table(lines, language);
  if (first.startsWith('- '))
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2), language)}</li>`).join('')}</ul>`;
  return `<p>${lines.map((line) => inline(line, language)).join('<br>')}</p>`;
}

function table(lines: readonly string[], language: Language): string {
  const [head = [], ...rows] = lines.map((line) =>
    line
      .slice(2)
      .split(' | ')
      .map((cell) => inline(cell, language)),
  );
  const names = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map(([first = '', ...cells]) => {
    const values = cells.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row">${first}</th>${values}</tr>`;
  });
  return `<table><thead><tr>${names}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
