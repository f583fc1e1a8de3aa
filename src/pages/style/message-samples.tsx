import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Toast } from '#ui/feedback/toast.tsx';
import { NoteIcon } from '#ui/icons/score-icons.tsx';
import { Cluster } from '#ui/layout/cluster.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SampleSection } from './sample-section.tsx';

const tones = ['info', 'success', 'warning', 'danger'] as const;
const states = ['running', 'paused', 'failed', 'done'] as const;

export function MessageSamples(): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <SampleSection heading={t`Meldungen`}>
      <Stack gap={4}>
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} title={t`Ihre Noten`} actions={<Button size="small">{t`Ansehen`}</Button>}>
            {t`Seite 3 hat keinen Rand.`}
          </Notice>
        ))}
        {tones.map((tone) => (
          <div key={tone}>
            <Toast tone={tone} dismissLabel={t`Schließen`} onDismiss={() => undefined}>
              {t`Liegt im Warenkorb.`}
            </Toast>
          </div>
        ))}
        <Cluster gap={2}>
          {(['neutral', 'accent', ...tones] as const).map((tone) => (
            <Badge key={tone} tone={tone} icon>{t`Neu`}</Badge>
          ))}
        </Cluster>
        {states.map((state) => (
          <ProgressBar key={state} state={state} label={t`Sonate.pdf`} value={0.4} valueText={formats.percent(0.4)} />
        ))}
        <ProgressBar label={t`Sonate.pdf`} value={null} />
        <Cluster gap={4}>
          <Spinner />
        </Cluster>
        <Skeleton lines={3} />
        <EmptyState
          level={3}
          icon={<NoteIcon />}
          title={t`Noch nichts darin`}
          actions={<Button>{t`Noten ansehen`}</Button>}
        >
          {t`Was Sie hineinlegen, steht hier.`}
        </EmptyState>
      </Stack>
    </SampleSection>
  );
}
