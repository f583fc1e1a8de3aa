import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import type { I18n } from '@lingui/core';
import { openUploadsAtom } from '#features/uploads/open-uploads-atom.ts';
import { loadTexts } from '#platform/i18n/texts.ts';
import { useShell } from '#platform/session/shell.ts';

/** Where the upload queue shows itself. Its code and texts come with the first upload that is not finished. */
export function UploadDock(): ReactElement | null {
  const { texts } = useShell();
  const [Corner] = useState(() => lazy(() => loadCorner(texts)));
  const isNeeded = useAtomValue(openUploadsAtom) > 0;
  const [wasNeeded, setWasNeeded] = useState(false);
  // Once there it stays, to say that everything has arrived.
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? (
    <Suspense fallback={null}>
      <Corner />
    </Suspense>
  ) : null;
}

async function loadCorner(texts: I18n): Promise<{ default: ComponentType }> {
  try {
    const [{ UploadCorner }] = await Promise.all([import('./upload-corner.tsx'), loadTexts(texts, ['uploads'])]);
    return { default: UploadCorner };
  } catch (error) {
    // The uploads themselves go on; the page must not fall over a bar that could not be fetched.
    console.error('The panel of the uploads could not be loaded.', error);
    return { default: () => null };
  }
}
