import { patienceFor, shortPatienceMs, within } from '#offline/answer-patience.ts';
import { describeError, isAwayStatus } from '../route-errors.ts';
import type { Asking, Given, OwnQuestions } from './asking.ts';
import { ownOrKept } from './own-or-kept.ts';
import { PayloadMissing } from './payload-source.ts';

/** What a session with prices of its own is given: its own answers, or what everybody is given where they do not come. */
export async function ownData(
  asking: Asking,
  askItself: (asking: Asking, questions: OwnQuestions) => Promise<unknown>,
): Promise<Given> {
  let ended = 0;
  const { signal, abort } = abortable(asking.visit.request.signal);
  const own = askItself(asking, { signal, onEnd: () => (ended += 1) }).then((data) => ({ own: data }));
  let asked: Promise<Given | undefined> | undefined;
  const everybodys = () => (asked ??= everybodysInstead(asking).catch(() => undefined));
  const patienceMs = () => patienceFor(asking.isAnswering());
  const ifKept = async () => {
    const given = await everybodys();
    return given && isKept(given) ? given : undefined;
  };
  try {
    return await ownOrKept<Given>({ own, ended: () => ended, everybodys: ifKept, patienceMs });
  } catch (error) {
    const { status } = describeError(error);
    if (!isAwayStatus(status)) throw error;
    // Who has waited for so long has waited for what everybody is given as well.
    const given = await (status === 408 ? within(shortPatienceMs, everybodys()) : everybodys());
    if (!given) throw error;
    return given;
  } finally {
    // What still waits is of a page that shows something else by now.
    abort();
  }
}

function abortable(outer: AbortSignal): { signal: AbortSignal; abort: () => void } {
  const inner = new AbortController();
  return { signal: AbortSignal.any([outer, inner.signal]), abort: () => inner.abort() };
}

/** What everybody is given of a page, or of a list that is to be narrowed what can be said of it here. @throws where it cannot be had */
async function everybodysInstead({ source, narrow, routeId, visit }: Asking): Promise<Given> {
  const { request } = visit;
  const loading = source.load(request).then((answer) => ({ answer }));
  if (new URL(request.url).search === '') return loading;
  return Promise.any<Given>([loading, narrow(routeId, visit, new PayloadMissing(408))]);
}

const isKept = (given: Given): boolean =>
  'answer' in given ? given.answer.keptSince !== undefined : 'data' in given && given.keptSince !== null;
