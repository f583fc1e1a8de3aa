interface Route {
  readonly method: string;
  readonly pattern: RegExp;
}

/** A path the table cannot match the way the router does. */
export class UnreadablePath extends Error {
  override readonly name = 'UnreadablePath';
  constructor(path: string) {
    super(
      `Routes are plain parts, ":name" and "*"; register optional or patterned parts as paths of their own: ${path}`,
    );
  }
}

/**
 * Which methods a path answers to; none means that there is no such route. Middleware does not count.
 *
 * @throws {UnreadablePath} for a route with optional or patterned parts.
 */
export function routeTable(app: Routed): (path: string) => readonly string[] {
  const routes: Route[] = [];
  for (const { method, path } of app.routes) {
    if (method !== 'ALL') routes.push({ method, pattern: toPattern(path) });
  }
  return (path) => [...new Set(routes.filter((route) => route.pattern.test(path)).map((route) => route.method))];
}

function partPattern(part: string, path: string): string {
  if (part === '*') return '.*';
  if (/^:\w+$/.test(part)) return '[^/]+';
  if (/[:*?{}]/.test(part)) throw new UnreadablePath(path);
  return part.replaceAll(/[.+^$()|[\]\\]/g, '\\$&');
}

/** A Hono app, whatever its calls carry with them. */
interface Routed {
  readonly routes: readonly { readonly method: string; readonly path: string }[];
}

function toPattern(path: string): RegExp {
  const parts = path.split('/').map((part) => partPattern(part, path));
  return new RegExp(`^${parts.join('/')}$`);
}
