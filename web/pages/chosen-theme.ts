import type { PageTheme } from './renderer-contract.ts';

/** The colours that a visitor has chosen; undefined leaves them to the browser. */
export function chosenTheme(headers: Headers): PageTheme | undefined {
  const theme = /(?:^|;\s*)nf-theme=(light|dark)(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1];
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
