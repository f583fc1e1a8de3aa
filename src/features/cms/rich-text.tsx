import { createElement, useMemo, type ReactElement, type ReactNode } from 'react';
import { Prose } from '#ui/layout/prose.tsx';
import { ContentAnchor } from './content-anchor.tsx';
import { readHtml, type HtmlElement, type HtmlNode } from './html/read-html.ts';
import styles from './rich-text.module.css';

interface RichTextProps {
  /** As the shop delivers it. */
  html: string;
  /** Keeps a first-level heading: only where it is the page's own. Elsewhere it becomes one of the second level. */
  keepsHeading?: boolean;
}

/** Text written in the shop's editor, as elements of this page. */
export function RichText({ html, keepsHeading = false }: RichTextProps): ReactElement {
  const nodes = useMemo(() => readHtml(html), [html]);
  return <Prose className={styles['text'] ?? ''}>{nodes.map((node, index) => draw(node, index, keepsHeading))}</Prose>;
}

const attributeNames: Readonly<Record<string, string>> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
};

function draw(node: HtmlNode, key: number, keepsHeading: boolean): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children.map((child, index) => draw(child, index, keepsHeading));
  const properties = propertiesOf(node);
  if (node.name === 'a') {
    const { href, target, ...rest } = node.attributes;
    return (
      <ContentAnchor key={key} {...rest} href={href} newTab={target === '_blank'}>
        {children}
      </ContentAnchor>
    );
  }
  if (node.name === 'img') return <img key={key} alt="" loading="lazy" decoding="async" {...properties} />;
  const name = node.name === 'h1' && !keepsHeading ? 'h2' : node.name;
  const heading = name === 'h1' ? { tabIndex: -1 } : {};
  return createElement(name, { key, ...properties, ...heading }, ...children);
}

function propertiesOf({ attributes }: HtmlElement): Record<string, unknown> {
  const { align, ...rest } = attributes;
  const properties = Object.entries(rest).map(([name, value]) => [attributeNames[name] ?? name, value]);
  return { ...Object.fromEntries(properties), ...(align === undefined ? {} : { 'data-align': align }) };
}
