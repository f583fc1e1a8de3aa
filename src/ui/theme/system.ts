import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { semanticTokens, tokens } from './tokens.ts';

const complete = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'nf',
    cssVarsRoot: ':where(:root)',
    preflight: false,
    theme: {
      breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
      tokens,
      semanticTokens,
    },
  }),
);

/**
 * Chakra with our tokens and recipes alone. The reset stands in reset.css, before any script runs. Chakra's layers for
 * reset and global styles are empty then, and Emotion writes an empty layer without an end in production builds, which
 * makes browsers drop the tokens behind it.
 */
export const system = { ...complete, _global: [complete.getTokenCss()] };
