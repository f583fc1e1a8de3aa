import { describe, expect, test } from 'vitest';
import { rightsNoticeIn } from './rights-notice.ts';

describe('rights notices', () => {
  test.each([
    '© 1998 Musikverlag',
    'Copyright 2003 by Example Editions',
    'Licensed to: Anna Muster, order 1234',
    'Alle Rechte vorbehalten',
    'Kopieren verboten!',
    '(c) 2011 Ensemble',
    'Wszelkie prawa zastrzeżone',
  ])('are recognised: %s', (line) => {
    expect(rightsNoticeIn(['Sonate', line])).toBe(line);
  });

  test.each(['Johann Sebastian Bach (1685–1750)', 'a) b) c) Allegro', 'Music engraving by LilyPond'])(
    'are not seen in: %s',
    (line) => {
      expect(rightsNoticeIn([line])).toBeNull();
    },
  );

  test('come as one short line', () => {
    expect(rightsNoticeIn(['  ©   1998\tVerlag '])).toBe('© 1998 Verlag');
    expect(rightsNoticeIn([`© ${'x'.repeat(300)}`])).toHaveLength(120);
  });
});
