import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { maxFileBytes } from '#print/pages/file-limit.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { useShell } from '#platform/session/shell.ts';
import { errorWords, tooLargeWords, unexpectedErrorWords } from '../upload-words.ts';

/** What is wrong with an upload and what to do about it (specification §8). */
export function UploadProblem({ error }: { error: string | undefined }): ReactElement {
  const { t } = useLingui();
  const { fileSize } = useFormats();
  const { configuration } = useShell();
  if (error === 'too-large') {
    return <strong>{t(tooLargeWords(fileSize(configuration.maxFileBytes ?? maxFileBytes)))}</strong>;
  }
  return <strong>{t((error !== undefined && errorWords[error]) || unexpectedErrorWords)}</strong>;
}
