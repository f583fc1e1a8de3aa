import { ELEMENT_NODE, parse, TEXT_NODE, type ElementNode, type Node } from 'ultrahtml';
import { isSafeLink } from '#platform/navigation/external-navigation.ts';
import { allowedElements, blockElements, droppedElements, voidElements } from './allowed-html.ts';
import { decodeEntities } from './entities.ts';

export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

/** A text, or an element that is allowed. */
export type HtmlNode = string | HtmlElement;

/**
 * Reads HTML from the shop and keeps what a text may consist of: no scripts, no styles but alignment, no addresses with
 * script-type protocols. The result nests as browsers would nest it, so that a page rendered on the server stays as it is.
 */
export function readHtml(html: string): readonly HtmlNode[] {
  const document: Node = parse(html);
  return childrenOf(document, { inTable: false, inLink: false });
}

interface Place {
  /** Directly inside table parts, where browsers move texts out. */
  readonly inTable: boolean;
  readonly inLink: boolean;
}

function childrenOf(node: Node, place: Place): HtmlNode[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child: Node) => readNode(child, place));
}

function readNode(node: Node, place: Place): HtmlNode[] {
  if (node.type === TEXT_NODE) return readText(node.value, place);
  if (node.type !== ELEMENT_NODE) return [];
  const name = node.name.toLowerCase();
  if (droppedElements.has(name)) return [];
  const allowed = allowedElements[name];
  if (allowed === undefined || (name === 'a' && place.inLink)) return childrenOf(node, place);
  return [readElement(name, node, allowed, place)];
}

function readText(value: string, { inTable }: Place): HtmlNode[] {
  const text = decodeEntities(value);
  return text === '' || (inTable && text.trim() === '') ? [] : [text];
}

const tableParts = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

function readElement(name: string, node: ElementNode, allowed: readonly string[], place: Place): HtmlElement {
  const attributes = readAttributes(node.attributes, allowed);
  if (voidElements.has(name)) return { name, attributes, children: [] };
  const inside: Place = { inTable: tableParts.has(name), inLink: place.inLink || name === 'a' };
  const children = childrenOf(node, inside);
  if (name === 'table') return { name, attributes, children: withBodies(children) };
  return { name: name === 'p' && children.some(isBlock) ? 'div' : name, attributes, children };
}

const isBlock = (node: HtmlNode): boolean => typeof node !== 'string' && blockElements.has(node.name);

/** Rows right below the table get the body browsers would give them. */
function withBodies(children: readonly HtmlNode[]): HtmlNode[] {
  const parts: HtmlNode[] = [];
  let rows: HtmlNode[] = [];
  const close = (): void => {
    if (rows.length > 0) parts.push({ name: 'tbody', attributes: {}, children: rows });
    rows = [];
  };
  for (const child of children) {
    if (typeof child === 'string') continue;
    if (child.name === 'tr') rows.push(child);
    else {
      close();
      parts.push(child);
    }
  }
  close();
  return parts;
}

const everywhere = new Set(['lang', 'dir', 'title']);
const addresses = new Set(['href', 'src', 'cite']);
/** Ids of the page's own; content may not take them. */
const ownIds = new Set(['root', 'content', 'page-data']);

function readAttributes(
  attributes: Readonly<Record<string, string>>,
  allowed: readonly string[],
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [rawName, rawValue] of Object.entries(attributes)) {
    const name = rawName.toLowerCase();
    const value = decodeEntities(rawValue).trim();
    if (name === 'style') Object.assign(kept, alignmentIn(value));
    else if (!allowed.includes(name) && !everywhere.has(name)) continue;
    else if (addresses.has(name) && !isSafeLink(value)) continue;
    else if (name === 'id' && ownIds.has(value)) continue;
    else kept[name] = value;
  }
  return kept;
}

/** Editors align texts by style; it is the one style that is kept, under a name of its own. */
function alignmentIn(style: string): Record<string, string> {
  const alignment = /(?:^|;)\s*text-align\s*:\s*(center|right|justify)\s*(?:;|$)/i.exec(style)?.[1];
  return alignment === undefined ? {} : { align: alignment.toLowerCase() };
}
