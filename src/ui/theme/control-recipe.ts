import { defineRecipe } from '@chakra-ui/react';

/** What can be typed into: input and textarea. 16 px and more, so that iOS does not zoom in on focus. */
export const controlRecipe = defineRecipe({
  className: 'nf-control',
  base: {
    width: '100%',
    minWidth: '0',
    minHeight: 'target',
    paddingInline: '3',
    paddingBlock: '2',
    color: 'ink',
    backgroundColor: 'surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'controlLine',
    borderRadius: 'control',
    fontSize: 'md',
    lineHeight: '1.4',
    appearance: 'none',
    transition: 'border-color var(--nf-quick), box-shadow var(--nf-quick)',
    _placeholder: { color: 'muted', opacity: '1' },
    _hover: { borderColor: 'ink' },
    '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px var(--nf-danger)' },
    '&:disabled': { color: 'muted', backgroundColor: 'sunken', borderColor: 'line' },
    '&[readonly]': { backgroundColor: 'transparent', borderStyle: 'dashed' },
  },
  variants: {
    kind: {
      line: {},
      text: { minHeight: '7.5rem', paddingBlock: '3' },
    },
  },
  defaultVariants: { kind: 'line' },
});
