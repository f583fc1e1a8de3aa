import type { ComponentProps } from 'react';
import { createRecipeContext } from '@chakra-ui/react';
import { ChakraScope } from '../theme/chakra-scope.tsx';

const { withContext } = createRecipeContext({ key: 'control' });

const RecipeInput = withContext<HTMLInputElement, ComponentProps<'input'>>('input');
const RecipeTextArea = withContext<HTMLTextAreaElement, ComponentProps<'textarea'> & { kind: 'text' }>('textarea');

export function StyledInput(props: ComponentProps<'input'>) {
  return (
    <ChakraScope>
      <RecipeInput {...props} />
    </ChakraScope>
  );
}

export function StyledTextArea(props: ComponentProps<'textarea'>) {
  return (
    <ChakraScope>
      <RecipeTextArea kind="text" {...props} />
    </ChakraScope>
  );
}
