import { useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { Button } from '#ui/actions/button.tsx';
import { DataTable } from '#ui/content/data-table.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { FileEntry } from '#ui/content/file-entry.tsx';
import { Price } from '#ui/content/price.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Prose } from '#ui/layout/prose.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import { SampleSection } from './sample-section.tsx';

const kinds = ['sheet', 'outline', 'recess'] as const;
const tiers = [
  { upTo: '9', price: 4.9 },
  { upTo: '49', price: 3.9 },
];

export function ContentSamples(): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const [placement, setPlacement] = useState<'centre' | 'side'>();
  return (
    <SampleSection heading={t`Inhalt`}>
      <Stack gap={5}>
        {kinds.map((kind) => (
          <Card key={kind} kind={kind}>
            <Price
              amount={formats.price(11.9)}
              prefix={t`ab`}
              listAmount={formats.price(14.9)}
              listLabel={t`Bisheriger Preis`}
            />
          </Card>
        ))}
        <Card clickable>
          <TextLink to="/" data-card-link>{t`Die ganze Karte führt weiter`}</TextLink>
        </Card>
        <Price amount={formats.price(11.9)} unit={t`je Heft`} note={t`inkl. MwSt.`} size="large" />
        <DefinitionList
          items={[
            { label: t`Besetzung`, value: t`Klavier` },
            { label: t`Seiten`, value: '32' },
          ]}
        />
        <DefinitionList
          kind="sums"
          items={[
            { label: t`Waren`, value: formats.price(11.9) },
            { label: t`Summe`, value: formats.price(14.8) },
          ]}
        />
        <DataTable
          caption={t`Preise nach Menge`}
          columns={[
            { key: 'upTo', header: t`bis`, cell: ({ upTo }) => upTo, rowHeader: true },
            { key: 'price', header: t`Preis`, cell: ({ price }) => formats.price(price), numeric: true },
          ]}
          rows={tiers}
          rowKey={({ upTo }) => upTo}
        />
        <FileEntry
          name={t`Sonate.pdf`}
          facts={formats.fileSize(2_100_000)}
          actions={<Button size="small">{t`Löschen`}</Button>}
        />
        <Disclosure summary={t`Wie lange dauert es?`}>{t`Drei Werktage.`}</Disclosure>
        <Disclosure kind="plain" summary={t`Mehr`} defaultOpen>{t`Drei Werktage.`}</Disclosure>
        <Prose>
          <p>{t`Ein Absatz, wie ihn eine Redaktion schreibt.`}</p>
          <ul>
            <li>{t`Ein Punkt`}</li>
            <li>{t`Noch ein Punkt`}</li>
          </ul>
        </Prose>
        <Button onClick={() => setPlacement('centre')}>{t`Fenster öffnen`}</Button>
        <Button onClick={() => setPlacement('side')}>{t`Blatt am Rand öffnen`}</Button>
        <Dialog
          open={placement !== undefined}
          placement={placement ?? 'centre'}
          onClose={() => setPlacement(undefined)}
          title={t`Ein Fenster`}
          closeLabel={t`Schließen`}
          actions={<Button variant="primary" onClick={() => setPlacement(undefined)}>{t`Fertig`}</Button>}
        >
          <p>{t`Es schließt auch mit der Escape-Taste.`}</p>
        </Dialog>
      </Stack>
    </SampleSection>
  );
}
