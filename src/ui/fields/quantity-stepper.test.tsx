import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

function Line({ max }: { max?: number }) {
  const [quantity, setQuantity] = useState(3);
  return (
    <>
      <QuantityStepper
        label="Menge"
        value={quantity}
        min={1}
        max={max}
        decreaseLabel="Weniger"
        increaseLabel="Mehr"
        onValueChange={setQuantity}
      />
      <output>{quantity} im Warenkorb</output>
    </>
  );
}

const number = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Menge' });
const cart = () => screen.getByRole('status').textContent;

describe('QuantityStepper', () => {
  it('goes up and down by its buttons', () => {
    renderUi(<Line />);
    fireEvent.click(screen.getByRole('button', { name: 'Mehr' }));
    expect(cart()).toBe('4 im Warenkorb');
    fireEvent.click(screen.getByRole('button', { name: 'Weniger' }));
    fireEvent.click(screen.getByRole('button', { name: 'Weniger' }));
    expect(cart()).toBe('2 im Warenkorb');
  });

  it('goes up and down by the arrow keys', () => {
    renderUi(<Line />);
    fireEvent.keyDown(number(), { key: 'ArrowUp' });
    expect(cart()).toBe('4 im Warenkorb');
    fireEvent.keyDown(number(), { key: 'PageUp' });
    expect(cart()).toBe('14 im Warenkorb');
  });

  it('takes a typed number only when it is finished', () => {
    renderUi(<Line />);
    fireEvent.change(number(), { target: { value: '25' } });
    expect(cart()).toBe('3 im Warenkorb');
    fireEvent.keyDown(number(), { key: 'Enter' });
    expect(cart()).toBe('25 im Warenkorb');
  });

  it('takes a typed number when the field is left', () => {
    renderUi(<Line />);
    fireEvent.change(number(), { target: { value: '7' } });
    fireEvent.blur(number());
    expect(cart()).toBe('7 im Warenkorb');
  });

  it('returns to the last number after an empty or senseless entry', () => {
    renderUi(<Line />);
    fireEvent.change(number(), { target: { value: 'viele' } });
    fireEvent.blur(number());
    expect(number().value).toBe('3');
    expect(cart()).toBe('3 im Warenkorb');
  });

  it('stops at the limits and says so', () => {
    renderUi(<Line max={4} />);
    const more = screen.getByRole('button', { name: 'Mehr' });
    fireEvent.click(more);
    fireEvent.click(more);
    expect(cart()).toBe('4 im Warenkorb');
    expect(more.getAttribute('aria-disabled')).toBe('true');
    expect(number().getAttribute('aria-valuemax')).toBe('4');
  });

  it('adds to what is being typed', () => {
    renderUi(<Line />);
    fireEvent.change(number(), { target: { value: '10' } });
    fireEvent.click(screen.getByRole('button', { name: 'Mehr' }));
    expect(cart()).toBe('11 im Warenkorb');
  });
});
