import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';

const colors = ['paper', 'surface', 'sunken', 'ink', 'muted', 'line', 'controlLine'] as const;
const accents = ['accent', 'accentStrong', 'accentInk', 'accentSoft'] as const;
const tones = ['danger', 'warning', 'success', 'info'] as const;
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24] as const;

function cssName(name: string): string {
  return `--nf-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function variable(name: string) {
  return { value: `var(${cssName(name)})` };
}

function variables(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, variable(name)]));
}

/** Chakra's names for the CSS variables of palette.css and measures.css, which hold the values: a brand changes them there. */
export const tokens = defineTokens({
  spacing: Object.fromEntries(spaces.map((step) => [String(step), variable(`space-${step}`)])),
  fonts: { text: variable('font-text'), display: variable('font-display') },
  fontSizes: { xs: variable('text-xs'), sm: variable('text-sm'), md: variable('text-md'), lg: variable('text-lg') },
  radii: { control: variable('radius') },
  sizes: { target: variable('target') },
});

export const semanticTokens = defineSemanticTokens({
  colors: variables([...colors, ...accents, ...tones.flatMap((tone) => [tone, `${tone}Soft`])]),
});
