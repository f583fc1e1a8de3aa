import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { momentWords } from './moment-words.ts';

/** Of when something is that this device keeps; milliseconds since 1970. */
export function KeptMoment({ at }: { at: number }): ReactElement {
  const { t, i18n } = useLingui();
  const moment = momentWords(new Date(at), i18n.locale);
  return <>({t`Stand: ${moment}`})</>;
}
