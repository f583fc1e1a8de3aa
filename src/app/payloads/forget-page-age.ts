import type { DataRouter } from 'react-router';
import { isEverybodysInsteadAtom, keptSinceAtom } from '#platform/connectivity/kept-since-atom.ts';
import type { Shell } from '#platform/session/shell.ts';
import { menusRoute } from '../routes.tsx';

/** A page that shows nothing of the shop's own accord is of no age: what was said of the page before it ends with that one. */
export function forgetPageAge(router: Pick<DataRouter, 'state' | 'subscribe'>, store: Shell['store']): void {
  let shown = router.state.location;
  router.subscribe(({ location, navigation, matches }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    shown = location;
    if (matches.some(({ route }) => route.loader !== undefined && route.id !== menusRoute)) return;
    store.set(keptSinceAtom, null);
    store.set(isEverybodysInsteadAtom, false);
  });
}
