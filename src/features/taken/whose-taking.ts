import { type Atom, atom } from 'jotai';
import { linkOwner, type Taking } from '#offline/taken/taking.ts';
import { localeOfPath } from '#platform/configuration/locales.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { sessionKindAtom, shellAtom, userAtom } from '#platform/session/session-atoms.ts';

type WhoseTaking = Atom<(taking: Taking) => boolean>;

/** Brought on any page. */
export const isEverybodysAtom: WhoseTaking = atom(() => () => true);

/** Calls are made in the language of the page. */
export const isInLanguageAtom: WhoseTaking = atom(
  (get) =>
    ({ path }) =>
      localeOfPath(path) === get(shellAtom)?.locale,
);

/** In the session of its owner; what is nobody's, in nobody's. */
export const isOfSessionAtom: WhoseTaking = atom((get) => (taking) => {
  if (!get(isInLanguageAtom)(taking)) return false;
  const user = get(userAtom);
  const isNobodys = user === undefined ? contextToken.read() === undefined : get(sessionKindAtom) !== 'customer';
  return taking.owner === null ? isNobodys : taking.owner === user?.id;
});

/** As what is somebody's; what a guest took along by a link, where it is known what they showed. @param isShown of the taking's page */
export function whoseOrder(isShownAtom: Atom<(path: string) => boolean>): WhoseTaking {
  return atom((get) => (taking) => {
    if (taking.owner !== linkOwner) return get(isOfSessionAtom)(taking);
    return get(isInLanguageAtom)(taking) && get(isShownAtom)(taking.path);
  });
}

/** Whose an order is: a customer's of the session, or of whoever has its link. */
export const linkOrCustomer = (customerId: string | undefined): string => customerId ?? linkOwner;
