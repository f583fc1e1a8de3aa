import './start-up/strict-parsing.ts';
import type { ReactElement, ReactNode } from 'react';
import { I18nProvider } from '@lingui/react';
import { Provider as StoreProvider } from 'jotai';
import { ShellProvider, type Shell } from '#platform/session/shell.ts';
import { StyleNonceContext } from '#ui/theme/style-nonce.ts';

interface AppProps {
  shell: Shell;
  nonce: string;
  /** The router of the page or of the server request. */
  children: ReactNode;
}

/** Everything a page stands on, the same in the browser and on the server. */
export function App({ shell, nonce, children }: AppProps): ReactElement {
  return (
    <StyleNonceContext value={nonce}>
      <I18nProvider i18n={shell.texts}>
        <StoreProvider store={shell.store}>
          <ShellProvider value={shell}>{children}</ShellProvider>
        </StoreProvider>
      </I18nProvider>
    </StyleNonceContext>
  );
}
