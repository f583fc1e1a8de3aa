import type { ComponentProps } from 'react';
import { createRecipeContext } from '@chakra-ui/react';
import { PageLink, type PageLinkProps } from '../navigation/page-link.tsx';
import type { ButtonLook } from './button-look.ts';

export interface StyledLook extends ButtonLook {
  shape?: 'text' | 'icon';
}

const { withContext } = createRecipeContext({ key: 'button' });

export const StyledButton = withContext<HTMLButtonElement, ComponentProps<'button'> & StyledLook>('button');
export const StyledLink = withContext<HTMLAnchorElement, PageLinkProps & StyledLook>(PageLink);
