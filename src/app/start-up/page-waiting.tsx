import type { CSSProperties, ReactElement } from 'react';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { I18n } from '@lingui/core';

interface PageWaitingProps {
  brand: string;
  /** Of every language; the service worker leaves the one of the page, and takes what is told instead where files are gone. */
  languages: readonly I18n[];
}

/** Stands in the bare document until the page has been put together. Its styles are with it: the page's own have none for it. */
export function PageWaiting({ brand, languages }: PageWaitingProps): ReactElement {
  return (
    <>
      <div style={header}>{brand}</div>
      <div style={page}>
        {['38%', '92%', '84%', '62%'].map((inlineSize, line) => (
          <div key={inlineSize} style={{ ...bar, inlineSize, blockSize: line === 0 ? '2.2rem' : '0.9rem' }} />
        ))}
        {languages.map((texts) => (
          <I18nProvider key={texts.locale} i18n={texts}>
            <p role="status" lang={texts.locale.slice(0, 2)}>
              <Trans>Die Seite wird geöffnet …</Trans>
            </p>
            <template lang={texts.locale.slice(0, 2)}>
              <p role="alert">
                <Trans>
                  Auf diesem Gerät fehlen Teile dieser Seite. Stellen Sie eine Verbindung her und laden Sie die Seite
                  noch einmal.
                </Trans>{' '}
                {/* The same address, whatever it looks for. */}
                {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
                <a href="" style={link}>
                  <Trans>Seite noch einmal laden</Trans>
                </a>
              </p>
            </template>
          </I18nProvider>
        ))}
      </div>
    </>
  );
}

const header: CSSProperties = {
  padding: 'var(--nf-space-4) var(--nf-space-gutter)',
  font: '600 1.25rem var(--nf-font-display)',
  borderBlockEnd: '1px solid var(--nf-line)',
};

const page: CSSProperties = {
  display: 'grid',
  gap: 'var(--nf-space-4)',
  maxInlineSize: 'var(--nf-width-text)',
  margin: '0 auto',
  padding: 'var(--nf-space-section) var(--nf-space-gutter)',
};

const bar: CSSProperties = { background: 'var(--nf-sunken)', borderRadius: 'var(--nf-radius-sheet)' };

const link: CSSProperties = { color: 'var(--nf-accent)', textDecoration: 'underline' };
