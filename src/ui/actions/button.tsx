import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { buttonClass, type ButtonLook, type ShapedLook } from './button-look.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows that the action runs. The button keeps its focus and name and does nothing more until it is done. */
  busy?: boolean | undefined;
}

/** Icons go among the children: `<Button><CartIcon /> In den Warenkorb</Button>`. */
export function Button(props: ButtonProps) {
  return <BusyButton {...props} />;
}

export function BusyButton({ busy = false, children, onClick, ...props }: ButtonProps & ShapedLook) {
  const { variant, size, wide, shape, className, ...native } = props;
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  const waiting = busy ? ({ 'aria-disabled': true, 'aria-busy': true } as const) : {};
  const look = buttonClass({ variant, size, wide, ...(shape ? { shape } : {}) }, className);
  return (
    <button type="button" {...native} {...waiting} className={look} onClick={press}>
      {busy && <Spinner />}
      {shape === 'icon' && busy ? null : children}
    </button>
  );
}
