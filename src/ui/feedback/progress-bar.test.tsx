import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { ProgressBar } from './progress-bar.tsx';

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sonate.pdf' });

describe('ProgressBar', () => {
  it('says its name, percent and words', () => {
    renderUi(<ProgressBar label="Sonate.pdf" value={0.424} valueText="41 MB von 98 MB" />);
    expect(bar()).toMatchObject({ value: 42, max: 100, ariaValueText: '41 MB von 98 MB' });
  });

  it('says no number while none is known', () => {
    renderUi(<ProgressBar label="Sonate.pdf" value={null} />);
    expect(bar().hasAttribute('value')).toBe(false);
  });

  it('never leaves the track', () => {
    renderUi(<ProgressBar label="Sonate.pdf" value={1.2} />);
    expect(bar().value).toBe(100);
  });
});
