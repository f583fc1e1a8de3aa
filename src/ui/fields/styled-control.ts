import type { ComponentProps } from 'react';
import { createRecipeContext } from '@chakra-ui/react';

const { withContext } = createRecipeContext({ key: 'control' });

export const StyledInput = withContext<HTMLInputElement, ComponentProps<'input'>>('input');
export const StyledTextArea = withContext<HTMLTextAreaElement, ComponentProps<'textarea'> & { kind: 'text' }>(
  'textarea',
);
export const StyledSelect = withContext<HTMLSelectElement, ComponentProps<'select'> & { kind: 'choice' }>('select');
