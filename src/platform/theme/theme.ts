import { cookieNames, writeCookie } from '../session/cookies.ts';

export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

/** Applies a colour theme to the page and keeps the choice; the web server writes it into later documents. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  writeCookie(cookieNames.theme, theme);
  for (const listener of listeners) listener();
}

/** The theme of the present document. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
