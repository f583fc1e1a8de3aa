import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FolderIcon } from '#ui/icons/score-icons.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageLink } from '#ui/navigation/page-link.tsx';
import { RetentionNote } from './retention-note.tsx';

/** A folder this browser knows of. */
export interface KnownFolder {
  folderId: string;
  title: string;
  fileName: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** `/download` without a folder: what this is, and the folders of this browser's print jobs. */
export function FolderOverview({ folders }: { folders: readonly KnownFolder[] }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <>
      <PageHead title={t`Meine Dateien`} />
      <PageHeading
        intro={t`Jeder Druckauftrag hat einen eigenen, geschützten Ordner für seine Dateien. Die Adresse finden Sie auch in Ihrer Bestellbestätigung.`}
      >
        {t`Meine Dateien`}
      </PageHeading>
      {folders.length === 0 ? (
        <EmptyState
          title={t`In diesem Browser gibt es noch keine Druckaufträge`}
          icon={<FolderIcon />}
          actions={<ButtonLink to="/sheet-configuration-v3">{t`Noten drucken`}</ButtonLink>}
        >
          {t`Öffnen Sie den Link aus Ihrer Bestellbestätigung, oder beginnen Sie mit einem PDF.`}
        </EmptyState>
      ) : (
        <Grid as="ul" minWidth="18rem" gap={4}>
          {folders.map(({ folderId, title, fileName, createdAt }) => (
            <Card as="li" key={folderId} clickable>
              <PageLink to={`/download/${folderId}`} data-card-link>
                {title}
              </PageLink>
              <p>
                {fileName}, {formats.date(new Date(createdAt))}
              </p>
            </Card>
          ))}
        </Grid>
      )}
      <RetentionNote />
    </>
  );
}
