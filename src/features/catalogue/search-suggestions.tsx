import {
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx';
import { PriceNote } from './product/price-note.tsx';
import { RecentButtons } from './suggestions/recent-buttons.tsx';
import { forgetSearchAtom, recentSearchesAtom, rememberSearchAtom } from './suggestions/recent-searches.ts';
import { suggestionOptions, type SuggestionOption } from './suggestions/suggestion-options.ts';
import { SuggestionRow } from './suggestions/suggestion-row.tsx';
import { useCombobox } from './suggestions/use-combobox.ts';
import { leastLetters, useSuggestions, type SuggestionState } from './suggestions/use-suggestions.ts';
import styles from './suggestions/suggestions.module.css';

interface SearchSuggestionsProps {
  /** The field somebody types into; it stands in a form of its own, like this list. */
  field: RefObject<HTMLInputElement | null>;
  /** Id of the list, which the field names. */
  listId: string;
  /** A suggestion was followed. */
  onLeave: () => void;
}

/** What the shop suggests for the text in a search field: composers, products, categories, pages, and the searches of this visit. */
export function SearchSuggestions({ field, listId, onLeave }: SearchSuggestionsProps): ReactElement {
  const { t } = useLingui();
  const text = useTypedText(field);
  const recent = useAtomValue(recentSearchesAtom);
  const remember = useSetAtom(rememberSearchAtom);
  const forget = useSetAtom(forgetSearchAtom);
  const state = useSuggestions(text);
  const options = suggestionOptions(state, recent, listId);
  const optionIds = options.map(({ id }) => id);
  const { isOpen, activeId, close } = useCombobox({ field, optionIds });
  useOnSubmit(field, () => {
    remember(text);
    close();
  });
  const follow = (): void => {
    if (text.length >= leastLetters) remember(text);
    close();
    onLeave();
  };
  const searches = options.flatMap((option) => (option.kind === 'recent' ? [option.text] : []));
  const hasRecent = searches.length > 0;
  const forgetOne = (search: string): void => {
    forget(search);
    // The button goes with its line.
    field.current?.focus();
  };
  return (
    <div
      role="presentation"
      className={styles['panel']}
      hidden={!isOpen || (options.length === 0 && state === null)}
      onMouseDown={keepFocus}
    >
      {options.length > 0 && (
        <div className={styles['lines']}>
          <div id={listId} role="listbox" aria-label={t`Vorschläge`}>
            <Group name={t`Zuletzt gesucht`} kinds={['recent']} {...{ options, activeId, follow }} />
            <Group name={t`Komponistinnen und Komponisten`} kinds={['composer']} {...{ options, activeId, follow }} />
            <Group name={t`Artikel`} kinds={['product', 'all']} {...{ options, activeId, follow }} />
            <Group name={t`Kategorien und Seiten`} kinds={['place']} {...{ options, activeId, follow }} />
            <Group name={t`Auf diesem Gerät`} kinds={['seen']} {...{ options, activeId, follow }} />
          </div>
          {hasRecent && <RecentButtons texts={searches} onForget={forgetOne} />}
        </div>
      )}
      {state !== null && <Outcome state={state} count={options.length} />}
      {options.some(({ kind }) => kind === 'product') && <PriceNote />}
      {hasRecent && (
        <button type="button" className={styles['forget']} onClick={() => forget()}>
          {t`Letzte Suchen vergessen`}
        </button>
      )}
    </div>
  );
}

interface GroupProps {
  name: string;
  kinds: readonly SuggestionOption['kind'][];
  options: readonly SuggestionOption[];
  activeId: string | undefined;
  follow: () => void;
}

function Group({ name, kinds, options, activeId, follow }: GroupProps): ReactElement | null {
  const members = options.filter(({ kind }) => kinds.includes(kind));
  if (members.length === 0) return null;
  return (
    <div role="group" aria-label={name}>
      <div aria-hidden="true" className={styles['heading']}>
        {name}
      </div>
      {members.map((option) => (
        <SuggestionRow key={option.id} option={option} isActive={option.id === activeId} onFollow={follow} />
      ))}
    </div>
  );
}

/** Says politely how much there is, or why there is nothing. */
function Outcome({ state, count }: { state: NonNullable<SuggestionState>; count: number }): ReactElement {
  const { t } = useLingui();
  if ('seen' in state && count > 0) {
    return <p role="status">{t`Ohne Verbindung zum Shop: gesucht wurde in dem, was auf diesem Gerät liegt.`}</p>;
  }
  if ('seen' in state) {
    return <p role="status">{t`Ohne Verbindung zum Shop gibt es keine Vorschläge. Die Eingabe bleibt stehen.`}</p>;
  }
  const { text } = state;
  if (count === 0) return <p role="status">{t`Zu „${text}“ gibt es keine Vorschläge.`}</p>;
  return (
    <VisuallyHidden>
      <span role="status">{t`${plural(count, { one: '# Vorschlag', other: '# Vorschläge' })}`}</span>
    </VisuallyHidden>
  );
}

/** A press on the list leaves the focus, and with it a phone's keyboard, in the field. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The field is quicker than what is drawn of it: what it holds counts, not what it told. */
function useTypedText(field: SearchSuggestionsProps['field']): string {
  const listen = (onInput: () => void): (() => void) => {
    const input = field.current;
    input?.addEventListener('input', onInput);
    return () => input?.removeEventListener('input', onInput);
  };
  return useSyncExternalStore(listen, () => field.current?.value.trim() ?? '');
}

function useOnSubmit(field: SearchSuggestionsProps['field'], submitted: () => void): void {
  const onSubmit = useEffectEvent(submitted);
  useEffect(() => {
    const listening = new AbortController();
    field.current?.form?.addEventListener('submit', () => onSubmit(), { signal: listening.signal });
    return () => listening.abort();
  }, [field]);
}
