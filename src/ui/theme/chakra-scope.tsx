import { createContext, use, useState, type ReactNode } from 'react';
import { ChakraProvider } from '@chakra-ui/react';
import createEmotionCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StyleNonceContext } from './style-nonce.ts';
import { system } from './system.ts';

const InsideScopeContext = createContext(false);

/**
 * What Chakra's parts need around them. It comes with the screens that have such parts, not with every page, which keeps
 * some 40 KB of scripts off the first view. Parts bring their own; a screen with several wraps itself once, so that they share it.
 */
export function ChakraScope({ children }: { children: ReactNode }) {
  return use(InsideScopeContext) ? children : <OuterScope>{children}</OuterScope>;
}

function OuterScope({ children }: { children: ReactNode }) {
  const nonce = use(StyleNonceContext);
  const [cache] = useState(() => createEmotionCache({ key: 'nf', nonce }));
  return (
    <InsideScopeContext value={true}>
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>{children}</ChakraProvider>
      </CacheProvider>
    </InsideScopeContext>
  );
}
