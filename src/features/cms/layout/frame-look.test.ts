import { describe, expect, test } from 'vitest';
import { backgroundAddress, edgeOf, groundOf, hiddenOn, ownClasses, readColour } from './frame-look.ts';

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

test('class names of the editor are kept, and nothing else that stands there', () => {
  expect(ownClasses('wide  campaign-2026')).toBe('wide campaign-2026');
  expect(ownClasses('"><script> 9lives')).toBeUndefined();
  expect(ownClasses(null)).toBeUndefined();
});

test.each([
  ['flex-start', 'start'],
  ['center', 'center'],
  ['flex-end', 'end'],
  ['url(x)', undefined],
  [null, undefined],
])('the alignment %s is %s', (setting, edge) => {
  expect(edgeOf(setting)).toBe(edge);
});
