import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import type { Speech } from './finding-words.ts';

export function useSpeech(): Speech {
  const { t } = useLingui();
  const formats = useFormats();
  return useMemo(
    () => ({ say: (words) => t(words), number: formats.number, fileSize: formats.fileSize }),
    [t, formats],
  );
}
