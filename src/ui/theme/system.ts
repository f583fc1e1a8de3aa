import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { controlRecipe } from './control-recipe.ts';
import { semanticTokens, tokens } from './tokens.ts';

/** Chakra with our tokens and recipes alone. The reset stands in reset.css, before any script runs. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'nf',
    cssVarsRoot: ':where(:root)',
    preflight: false,
    theme: {
      breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
      tokens,
      semanticTokens,
      recipes: { control: controlRecipe },
    },
  }),
);
