import { describe, expect, test } from 'vitest';
import { backgroundAddress, groundOf, hiddenOn, readColour } from './frame-look.ts';

const frame = { backgroundColor: null, backgroundMedia: null, backgroundMediaMode: null, visibility: null };

describe('size of a ground picture', () => {
  test.each([
    [640, 480, 'width=700'],
    [480, 640, 'height=700'],
    [1920, 1080, 'width=2000'],
    [4000, 3000, 'width=1900'],
    [null, null, 'width=800'],
  ] as const)('%s × %s', (width, height, size) => {
    expect(backgroundAddress({ url: '/media/a.jpg', width, height })).toBe(`/media/a.jpg?${size}&fit=crop,smart`);
  });
});

describe('ground colour', () => {
  test.each(['#fff', '#ffffff', 'rgb(250, 240, 230)', 'rgba(255,255,255,.9)'])('%s is light', (colour) => {
    expect(readColour(colour)?.dark).toBe(false);
  });

  test.each(['#000', '#1b1915ff', 'rgb(20 30 40)'])('%s is dark', (colour) => {
    expect(readColour(colour)?.dark).toBe(true);
  });

  test.each(['', null, 'rgba(0,0,0,0)', '#ffffff00', 'red;background:url(//evil.example)', 'var(--x)'])(
    '%s is none',
    (colour) => {
      expect(readColour(colour)).toBeNull();
    },
  );

  test('brings the ink that can be read on it', () => {
    expect(groundOf({ ...frame, backgroundColor: '#102030' })).toMatchObject({ colorScheme: 'dark' });
  });
});

test('a frame hidden on some screens says on which', () => {
  expect(hiddenOn({ visibility: { mobile: false, tablet: true, desktop: false } })).toBe('mobile desktop');
  expect(hiddenOn({ visibility: null })).toBeUndefined();
});
