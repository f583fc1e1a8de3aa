import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { WaitingFor } from '#offline/taken/ask-politely.ts';
import { isAllHere } from '#offline/taken/taking.ts';
import { momentWords } from '#platform/connectivity/moment-words.ts';
import type { ShownTaking } from '../takings.ts';

/** What somebody calls it who took it along. */
export function nameOfTaking({ kind, name }: Pick<ShownTaking, 'kind' | 'name'>, i18n: I18n): string {
  if (kind === 'wishlist') return i18n._(msg`Merkliste`);
  return kind === 'order' ? i18n._(msg`Bestellung ${name}`) : name;
}

/** How much of it is here, such as "3 von 11 Artikeln". */
export function amountWords({ kind, done, count }: ShownTaking, i18n: I18n): string {
  if (kind === 'order') {
    const amount = count !== null && done < count ? `${done}/${count}` : String(done);
    return i18n._(msg`Seiten und Dateien: ${amount}`);
  }
  if (count !== null && done < count)
    return i18n._(msg`${done} von ${plural(count, { one: '# Artikel', other: '# Artikeln' })}`);
  return i18n._(msg`${plural(done, { one: '# Artikel', other: '# Artikel' })}`);
}

/** What there is to know beside how much of it is here; empty while it is simply brought. */
export function takingWords(taking: ShownTaking, waitingFor: WaitingFor, i18n: I18n): string {
  const { state } = taking;
  if (isAllHere(taking)) return standWords(taking, i18n);
  if (state === 'full')
    return i18n._(msg`Auf diesem Gerät ist kein Platz mehr. Was schon da ist, bleibt und öffnet sich ohne Netz.`);
  if (state === 'refused')
    return i18n._(msg`Von dieser Website lässt sich nichts mitnehmen. Was Sie geöffnet haben, ist trotzdem da.`);
  if (state === 'stopped') return i18n._(msg`Angehalten. Was schon da ist, öffnet sich ohne Netz.`);
  return waitingWords(waitingFor, i18n);
}

/** Of when it is that is all here, why it is no newer, and what is wanting. */
function standWords({ state, standAt, missing = 0 }: ShownTaking, i18n: I18n): string {
  if (standAt === null) return '';
  const moment = momentWords(new Date(standAt), i18n.locale);
  const wanting = missing > 0 ? ` ${wantingWords(missing, i18n)}` : '';
  if (state === 'full')
    return i18n._(msg`Stand: ${moment}. Für einen neueren Stand fehlt auf diesem Gerät der Platz.`) + wanting;
  const stand = i18n._(msg`Stand: ${moment}`);
  return wanting ? `${stand}.${wanting}` : stand;
}

const wantingWords = (missing: number, i18n: I18n): string =>
  i18n._(
    msg`${plural(missing, { one: '# Datei war nicht zu bekommen.', other: '# Dateien waren nicht zu bekommen.' })}`,
  );

function waitingWords(waitingFor: WaitingFor, i18n: I18n): string {
  if (waitingFor === 'network') return i18n._(msg`Wartet auf eine Verbindung und geht dann von selbst weiter.`);
  if (waitingFor === 'shop') return i18n._(msg`Der Shop antwortet gerade nicht. Es geht von selbst weiter.`);
  if (waitingFor === 'pages')
    return i18n._(msg`Die Daten sind da. Teile der Shop-Seiten fehlen noch; sie kommen von selbst.`);
  return '';
}
