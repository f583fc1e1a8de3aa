/** An element as it was read; prefixes stay part of the names. */
export interface ReadElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: ReadElement[];
  text: string;
}

const token =
  /<\?[^>]*\?>|<(?<end>\/?)(?<name>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+="[^"<]*")*)\s*(?<empty>\/?)>|(?<text>[^<]+)/gy;

/**
 * Reads a document as strictly as XML wants it: one root, every element closed by its own name, no stray signs.
 *
 * @throws {SyntaxError} where it is no XML
 */
export function readXml(xml: string): ReadElement {
  const top: ReadElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open: ReadElement[] = [top];
  let end = 0;
  for (const match of xml.matchAll(token)) {
    end = match.index + match[0].length;
    place(open, match.groups ?? {});
  }
  const [root] = top.children;
  if (
    end !== xml.length ||
    open.length !== 1 ||
    top.children.length !== 1 ||
    root === undefined ||
    top.text.trim() !== ''
  )
    throw new SyntaxError(`No XML from character ${end}: ${xml.slice(end, end + 60)}`);
  return root;
}

function place(
  open: ReadElement[],
  { end, name, attributes = '', empty, text }: Record<string, string | undefined>,
): void {
  const parent = open.at(-1);
  if (parent === undefined) throw new SyntaxError('More elements are closed than were opened');
  if (text !== undefined) parent.text += plain(text);
  else if (end === '/') {
    if (parent.name !== name) throw new SyntaxError(`</${name}> closes <${parent.name}>`);
    open.pop();
  } else if (name !== undefined) {
    const pairs = [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)];
    const read = {
      name,
      attributes: new Map(pairs.map(([, key = '', value = '']) => [key, plain(value)])),
      children: [],
      text: '',
    };
    parent.children.push(read);
    if (empty !== '/') open.push(read);
  }
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function plain(text: string): string {
  return text.replaceAll(/&([^;]*);?/g, (_, name: string) => {
    const sign = entities[name];
    if (sign === undefined) throw new SyntaxError(`&${name} is no sign of XML`);
    return sign;
  });
}

/** All elements at a path below one, `ram:A/ram:B`. */
export const allAt = (from: ReadElement, path: string): ReadElement[] =>
  path
    .split('/')
    .reduce<ReadElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [from],
    );

/** The text at a path; empty when nothing is there. */
export const textAt = (from: ReadElement, path: string): string => allAt(from, path)[0]?.text.trim() ?? '';
