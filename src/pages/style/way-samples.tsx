import { useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { Logo } from '#ui/ornaments/logo.tsx';
import { SampleSection } from './sample-section.tsx';

/** @param theme its name: two ways on one page need names of their own */
export function WaySamples({ theme }: { theme: string }): ReactElement {
  const { t } = useLingui();
  const { configuration } = useShell();
  const [tab, setTab] = useState('pages');
  const crumbs = [{ label: t`Start`, to: '/' }, { label: t`Gestaltung`, to: '/style' }, { label: t`Wege` }];
  return (
    <SampleSection heading={t`Wege`}>
      <Stack gap={5}>
        <p>{t`Menüs, Suche, Warenkorb und Fuß stehen um diese Seite herum. Ob sie hell oder dunkel sind, stellen Sie im Fuß unter „Darstellung“ ein.`}</p>
        <Logo name={configuration.brand.name} size="large" />
        <Breadcrumbs label={t`Weg (${theme})`} crumbs={crumbs} />
        <Tabs
          label={t`Ansichten (${theme})`}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'pages', label: t`Seiten`, content: t`Zweiunddreißig Seiten.` },
            { value: 'paper', label: t`Papier`, content: t`Elfenbein` },
          ]}
        />
        <Pagination
          label={t`Blättern (${theme})`}
          page={3}
          pageCount={9}
          hrefOf={(page) => `?p=${page}`}
          pageLabel={(page) => t`Seite ${page}`}
          previousLabel={t`Zurück`}
          nextLabel={t`Weiter`}
        />
      </Stack>
    </SampleSection>
  );
}
