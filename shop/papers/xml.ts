/** An element with its attributes and what is in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

/** A part of a document; `undefined` is left out, so that optional parts stand where they belong. */
type XmlPart = XmlElement | string | undefined | readonly XmlElement[];

/** An element that holds these parts, in this order. */
export const element = (name: string, ...parts: readonly XmlPart[]): XmlElement => elementWith(name, {}, ...parts);

/** The same with attributes. */
export const elementWith = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...parts: readonly XmlPart[]
): XmlElement => ({ name, attributes, children: parts.flat().filter((part) => part !== undefined) });

/** A whole document in UTF-8, one element a line. */
export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`;

/** Text as it stands in a document; what XML 1.0 has no place for (control characters, half letters) is left out. */
export function xmlText(text: string): string {
  const allowed = text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function written({ name, attributes, children }: XmlElement, indent: string): string {
  const start = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  const texts = children.filter((child) => typeof child === 'string').map(xmlText);
  const elements = children.filter((child) => typeof child !== 'string').map((child) => written(child, `${indent}  `));
  const content = elements.length === 0 ? texts.join('') : `\n${elements.join('\n')}\n${indent}`;
  return `${indent}<${name}${start.join('')}>${content}</${name}>`;
}
