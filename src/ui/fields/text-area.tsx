import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { StyledTextArea } from './styled-control.tsx';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

export function TextArea({ id, label, labelNote, hint, error, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, labelNote, hint, error }}>
      {(wired) => <StyledTextArea rows={4} {...textarea} {...wired} />}
    </FieldFrame>
  );
}
