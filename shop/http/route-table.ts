import type { Hono } from 'hono';
import type { StoreApiEnvironment } from './store-api.ts';

type Route = { readonly method: string; readonly pattern: RegExp };

function toPattern(path: string): RegExp {
  const source = path
    .split('/')
    .map((part) => {
      if (part === '*') return '.*';
      if (!part.startsWith(':')) return part.replaceAll(/[.+^$()|[\]\\]/g, '\\$&');
      return '[^/]+';
    })
    .join('/')
    .replaceAll(/\/\[\^\/\]\+\?/g, '(?:/[^/]+)?');
  return new RegExp(`^${source}$`);
}

/** Which methods a path answers to; none means that there is no such route. Middleware does not count. */
export function routeTable(app: Hono<StoreApiEnvironment>): (path: string) => readonly string[] {
  const routes: Route[] = [];
  for (const { method, path } of app.routes) {
    if (method !== 'ALL') routes.push({ method, pattern: toPattern(path) });
  }
  return (path) => [...new Set(routes.filter((route) => route.pattern.test(path)).map((route) => route.method))];
}
