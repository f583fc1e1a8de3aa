import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InspectionStep } from './check-steps.ts';

/** From here on it is likely that the check will not get done with a page, in seconds. */
const heavySeconds = 30;

/** What is said while the check is at something that takes long, and what happens next; undefined while all goes well. */
export function slowWords(step: InspectionStep): MessageDescriptor | undefined {
  if (!('slow' in step)) return undefined;
  const isHeavy = step.slow.seconds >= heavySeconds;
  const { page } = step.slow;
  if (page === undefined || step.step === 'opening') {
    return isHeavy
      ? msg`Die Datei ist ungewöhnlich aufwendig. Wir versuchen noch eine halbe Minute, sie zu öffnen. Gelingt es nicht, können wir sie nicht drucken und sagen es Ihnen hier.`
      : msg`Die Prüfung läuft noch: Die Datei wird geöffnet, das dauert länger als sonst.`;
  }
  const { total } = step;
  return isHeavy
    ? msg`Seite ${page} von ${total} ist ungewöhnlich aufwendig. Wir prüfen sie noch eine halbe Minute. Werden wir nicht fertig, können wir die Datei nicht drucken und sagen es Ihnen hier.`
    : msg`Die Prüfung läuft noch: Seite ${page} von ${total} dauert länger als die anderen.`;
}
