/** Words with which publishers and shops claim rights or name a licensee. */
const notice =
  /©|\(c\)\s*(?:19|20)\d\d|copyright|licen[sc]ed to|lizenziert für|all rights reserved|alle rechte vorbehalten|tous droits réservés|wszelkie prawa zastrzeżone|(?:kopieren|vervielfältigen) verboten/iu;

/** Long enough to recognise the line, short enough for a message. */
const maxLength = 120;

/** The first line of a page that claims rights, or null. It claims; it proves nothing. */
export function rightsNoticeIn(lines: readonly string[]): string | null {
  const line = lines
    .find((each) => notice.test(each))
    ?.replaceAll(/\s+/gu, ' ')
    .trim();
  if (line === undefined) return null;
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1)}…`;
}
