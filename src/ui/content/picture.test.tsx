import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { Picture } from './picture.tsx';

const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'Sonatinen' });

describe('Picture', () => {
  it('offers the browser every width and keeps the place of the picture', () => {
    const sources = [
      { url: '/s.jpg', width: 400 },
      { url: '/m.jpg', width: 800 },
    ];
    renderUi(<Picture src="/m.jpg" sources={sources} sizes="50vw" alt="Sonatinen" width={800} height={1100} />);
    expect(image()).toMatchObject({
      srcset: '/s.jpg 400w, /m.jpg 800w',
      sizes: 'auto, 50vw',
      width: 800,
      height: 1100,
    });
  });

  it('is measured by the browser only where it waits, knows its shape and nothing of it is cut off', () => {
    const sources = [{ url: '/s.jpg', width: 400 }];
    const file = { src: '/m.jpg', sources, sizes: '50vw', alt: 'Sonatinen' };
    const { rerender } = renderUi(<Picture {...file} />);
    const told = [image().sizes];
    for (const way of [{ priority: true }, { cut: true }]) {
      rerender(<Picture {...file} {...way} width={800} height={1100} />);
      told.push(image().sizes);
    }
    expect(told).toEqual(['50vw', '50vw', '50vw']);
  });

  it('waits until it comes near, unless it leads the page', () => {
    const { rerender } = renderUi(<Picture src="/m.jpg" alt="Sonatinen" />);
    expect(image().getAttribute('loading')).toBe('lazy');
    rerender(<Picture src="/m.jpg" alt="Sonatinen" priority />);
    expect(image().getAttribute('loading')).toBe('eager');
  });

  it('is replaced by a drawing of the same name when it does not load', () => {
    renderUi(<Picture src="/gone.jpg" alt="Sonatinen" />);
    fireEvent.error(image());
    expect(image().tagName).not.toBe('IMG');
  });

  it('tries again when the address changes', () => {
    const { rerender } = renderUi(<Picture src="/gone.jpg" alt="Sonatinen" />);
    fireEvent.error(image());
    rerender(<Picture src="/new.jpg" alt="Sonatinen" />);
    expect(image().getAttribute('src')).toBe('/new.jpg');
  });
});
