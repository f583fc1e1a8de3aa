import { defineRecipe } from '@chakra-ui/react';

/** `primary`: the one next step of a screen. `secondary`: other steps. `quiet`: tools. `danger`: destroys something. */
export const buttonRecipe = defineRecipe({
  className: 'nf-button',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'target',
    minWidth: 'target',
    maxWidth: '100%',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontFamily: 'text',
    fontSize: 'md',
    fontWeight: '550',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color var(--nf-quick), color var(--nf-quick), border-color var(--nf-quick)',
    '& > svg': { flexShrink: '0' },
    '&:is(:disabled, [aria-disabled=true])': {
      color: 'muted',
      backgroundColor: 'sunken',
      borderColor: 'line',
      cursor: 'not-allowed',
      _after: { display: 'none' },
    },
  },
  variants: {
    variant: {
      primary: {
        color: 'accentInk',
        backgroundColor: 'accent',
        // The inner hairline of an engraved label.
        _after: {
          content: '""',
          position: 'absolute',
          inset: '2px',
          border: '1px solid currentColor',
          borderRadius: '1px',
          opacity: '0.35',
          pointerEvents: 'none',
        },
        _hover: { backgroundColor: 'accentStrong' },
        _active: { backgroundColor: 'accentStrong' },
      },
      secondary: {
        color: 'ink',
        backgroundColor: 'surface',
        borderColor: 'controlLine',
        _hover: { borderColor: 'ink', backgroundColor: 'surface' },
        _active: { backgroundColor: 'sunken' },
      },
      quiet: {
        color: 'ink',
        backgroundColor: 'transparent',
        _hover: { backgroundColor: 'sunken' },
        _active: { backgroundColor: 'sunken' },
        '&:is(:disabled, [aria-disabled=true])': { backgroundColor: 'transparent', borderColor: 'transparent' },
      },
      danger: {
        color: 'danger',
        backgroundColor: 'surface',
        borderColor: 'danger',
        _hover: { backgroundColor: 'dangerSoft' },
        _active: { backgroundColor: 'dangerSoft' },
      },
    },
    size: {
      small: { paddingInline: '3', minHeight: '2.25rem', minWidth: '2.25rem', fontSize: 'sm' },
      medium: { paddingInline: '5' },
      large: { paddingInline: '6', paddingBlock: '2', minHeight: '3.5rem', fontSize: 'lg' },
    },
    shape: {
      text: {},
      icon: { paddingInline: '0', aspectRatio: '1', fontSize: 'lg' },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'secondary', size: 'medium', shape: 'text' },
});
