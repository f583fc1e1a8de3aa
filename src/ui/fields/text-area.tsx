import type { ComponentProps } from 'react';
import { Textarea } from '@chakra-ui/react';
import { ChakraScope } from '../theme/chakra-scope.tsx';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './text-control.module.css';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

/** Grows with its text, in every browser: that is what Chakra is for here. */
export function TextArea({ id, label, labelNote, hint, error, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, labelNote, hint, error }}>
      {(wired) => (
        <ChakraScope>
          <Textarea unstyled autoresize rows={4} {...textarea} {...wired} className={styles['control']} />
        </ChakraScope>
      )}
    </FieldFrame>
  );
}
