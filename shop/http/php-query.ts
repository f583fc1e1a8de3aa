import { isJsonObject, type JsonObject, type JsonValue } from '../base/json.ts';

/** PHP's `max_input_vars` and `max_input_nesting_level`: what goes beyond is left out. */
const maxVariables = 1000;
const maxNesting = 64;

interface Branch {
  [key: string]: string | Branch;
}

/** Reads a query string or form body the way PHP does: `a[]=1&b[x]=2` becomes `{ a: ['1'], b: { x: '2' } }`. */
export function parsePhpQuery(text: string): JsonObject {
  const root: Branch = Object.create(null);
  for (const [name, value] of new URLSearchParams(firstVariables(text))) {
    if (name.split('[', maxNesting + 1).length > maxNesting) continue;
    const head = name.split('[', 1)[0] ?? '';
    const inner = [...name.slice(head.length).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '');
    if (head !== '') setIn(root, [head, ...inner], value);
  }
  const parsed = listsFromIndexes(root);
  return isJsonObject(parsed) ? parsed : {};
}

function setIn(target: Branch, keys: readonly string[], value: string): void {
  const [head, ...rest] = keys;
  if (head === undefined) return;
  const key = head === '' ? String(Object.keys(target).length) : head;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const next = target[key];
  const branch: Branch = typeof next === 'object' ? next : Object.create(null);
  target[key] = branch;
  setIn(branch, rest, value);
}

function listsFromIndexes(value: string | Branch): JsonValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value);
  if (entries.every(([key], index) => key === String(index))) return entries.map(([, item]) => listsFromIndexes(item));
  return Object.fromEntries(entries.map(([key, item]) => [key, listsFromIndexes(item)]));
}

/** As many variables as PHP reads; what follows is not even split. */
function firstVariables(text: string): string {
  let end = -1;
  for (let count = 0; count < maxVariables; count += 1) {
    end = text.indexOf('&', end + 1);
    if (end === -1) return text;
  }
  return text.slice(0, end);
}
