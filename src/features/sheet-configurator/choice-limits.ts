import { maxFileBytes } from '#print/pages/file-limit.ts';
import type { Configuration } from '#platform/configuration/configuration.ts';
import { useShell } from '#platform/session/shell.ts';

/** What one choice of files may bring, said before the choice (CFG-06). */
export interface ChoiceLimits {
  /** Of one PDF, in bytes. */
  fileBytes: number;
  files: number;
  /** Of all PDFs together, in bytes. */
  bytes: number;
}

const [mostFiles, mostBytes] = [200, 2_000_000_000];

/** The limits of a shop. */
export function choiceLimitsOf({
  maxFileBytes: fileBytes = maxFileBytes,
}: Pick<Configuration, 'maxFileBytes'>): ChoiceLimits {
  return { fileBytes, files: mostFiles, bytes: mostBytes };
}

export function useChoiceLimits(): ChoiceLimits {
  return choiceLimitsOf(useShell().configuration);
}
