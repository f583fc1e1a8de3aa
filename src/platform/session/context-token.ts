import { cookieNames, readCookie, removeCookie, writeCookie } from './cookies.ts';

/** The session token of the Store API, kept in a cookie so that a session outlives the tab (specification §9). */
export const contextToken = {
  read: (): string | undefined => readCookie(document.cookie, cookieNames.contextToken),
  write: (token: string): void => writeCookie(cookieNames.contextToken, token),
  /** The next call opens a session of nobody. */
  forget: (): void => removeCookie(cookieNames.contextToken),
};
