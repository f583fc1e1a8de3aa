import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import type { ButtonLook } from './button-look.ts';
import { StyledButton, type StyledLook } from './styled-button.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows that the action runs. The button keeps its focus and name and does nothing more until it is done. */
  busy?: boolean | undefined;
}

/** Icons go among the children: `<Button><CartIcon /> In den Warenkorb</Button>`. */
export function Button(props: ButtonProps) {
  return <BusyButton {...props} />;
}

export function BusyButton({ busy = false, children, onClick, ...props }: ButtonProps & StyledLook) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  const waiting = busy ? ({ 'aria-disabled': true, 'aria-busy': true } as const) : {};
  return (
    <StyledButton type="button" {...props} {...waiting} onClick={press}>
      {busy && <Spinner />}
      {props.shape === 'icon' && busy ? null : children}
    </StyledButton>
  );
}
