import './start-up/strict-parsing.ts';
import { useEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import type { I18n } from '@lingui/core';
import { LinguiContext } from '@lingui/react';
import { Provider as StoreProvider } from 'jotai';
import { ShellProvider, type Shell } from '#platform/session/shell.ts';
import { StyleNonceContext } from '#ui/theme/style-nonce.ts';

interface AppProps {
  shell: Shell;
  nonce: string;
  /** Told once what was drawn, or came from the server, is alive. */
  onAlive?: () => void;
  /** The router of the page or of the server request. */
  children: ReactNode;
}

/** Everything a page stands on, the same in the browser and on the server. */
export function App({ shell, nonce, onAlive, children }: AppProps): ReactElement {
  const language = useLanguage(shell.texts);
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <StyleNonceContext value={nonce}>
      <LinguiContext value={language}>
        <StoreProvider store={shell.store}>
          <ShellProvider value={shell}>{children}</ShellProvider>
        </StoreProvider>
      </LinguiContext>
    </StyleNonceContext>
  );
}

/** A page has one language. Texts that come later are there before anything says them, so nothing has to be drawn anew for them. */
function useLanguage(texts: I18n) {
  return useMemo(() => ({ i18n: texts, _: texts.t.bind(texts) }), [texts]);
}
