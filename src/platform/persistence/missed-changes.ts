import { atom, type WritableAtom } from 'jotai';
import type { MemberChange } from '#offline/records/change-members.ts';

type Missed<Value> = ReadonlyMap<string, readonly MemberChange<Value>[]>;

/** Changes that could not be written, for lack of room for example, by the id of what they change. */
export function missedChangesAtom<Value>(): WritableAtom<
  Missed<Value>,
  [ids: readonly string[], missed: MemberChange<Value> | 'made up'],
  void
> {
  const missedAtom = atom<Missed<Value>>(new Map());
  return atom(
    (get) => get(missedAtom),
    (_get, set, ids: readonly string[], missed: MemberChange<Value> | 'made up') =>
      set(missedAtom, (known) => {
        const next = new Map(known);
        for (const id of ids) {
          if (missed === 'made up') next.delete(id);
          else next.set(id, [...(next.get(id) ?? []), missed]);
        }
        return next;
      }),
  );
}

/** The change together with those before it that could not be written. @param missed asked when the change is made */
export const afterMissed =
  <Value>(change: MemberChange<Value>, missed: () => Missed<Value>): MemberChange<Value> =>
  (previous, id) =>
    change(
      (missed().get(id) ?? []).reduce((value, earlier) => earlier(value, id), previous),
      id,
    );
