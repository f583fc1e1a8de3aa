import { writeFile } from 'node:fs/promises';

/**
 * Writes eintragungen.pdf beside this file: `node e2e/scores/eintragungen.ts`. Five A4 pages of a study in black:
 * 1 with a red pencil mark, a typed word, a link and a filled form field; 2 as it was engraved; 3 with a marker without
 * an appearance of its own; 4 and 5 as a scanner leaves them that turned them, one to each side.
 */
const pages = [
  { rotate: 0, marks: ['ink', 'word', 'link', 'field'] },
  { rotate: 0, marks: [] },
  { rotate: 0, marks: ['marker'] },
  { rotate: 90, marks: [] },
  { rotate: 270, marks: [] },
] as const;

type Mark = (typeof pages)[number]['marks'][number];

const objects: string[] = [];
const add = (object: string): string => `${objects.push(object)} 0 R`;
const stream = (entries: string, content: string): string =>
  add(`<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`);

/** Six systems of five lines, 7 mm high, with a scale of noteheads on each; a title above. */
function music(number: number): string {
  const staffMm = 7;
  const pt = 72 / 25.4;
  const drawn = [`BT /F1 20 Tf 200 780 Td (Etüde, Seite ${number}) Tj ET`, '0.5 w'];
  for (let system = 0; system < 6; system += 1) {
    const bottom = 680 - system * 105;
    const step = (staffMm * pt) / 8;
    for (let line = 0; line < 5; line += 1)
      drawn.push(`60 ${bottom + line * 2 * step} m 535 ${bottom + line * 2 * step} l S`);
    for (let note = 0; note < 12; note += 1) {
      const [x, y] = [80 + note * 37, bottom + (note % 8) * step - step / 2];
      drawn.push(`${x} ${y} 6 5 re f ${x + 6} ${y + 3} m ${x + 6} ${y + 3 + 6 * step} l S`);
    }
  }
  return drawn.map((line) => line.replaceAll('ü', '\\374')).join('\n');
}

const font = add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>');
const fonts = `/Resources<</Font<</F1 ${font}>>>>`;
const look = (box: string, content: string): string =>
  `/AP<</N ${stream(`/Type/XObject/Subtype/Form/BBox[${box}]${fonts}`, content)}>>`;

function annotation(mark: Mark): string {
  switch (mark) {
    case 'ink':
      return add(
        `<</Type/Annot/Subtype/Ink/F 4/Rect[100 600 300 660]/C[0.8 0 0]/InkList[[100 600 300 660]]${look(
          '0 0 200 60',
          '0.8 0 0 RG 4 w 4 4 m 60 56 l 120 8 l 196 52 l S',
        )}>>`,
      );
    case 'word':
      return add(
        `<</Type/Annot/Subtype/FreeText/F 4/Rect[320 630 480 655]/DA(/F1 18 Tf 0 0 0.8 rg)/Contents(langsamer)${look(
          '0 0 160 25',
          'BT 0 0 0.8 rg /F1 18 Tf 2 6 Td (langsamer) Tj ET',
        )}>>`,
      );
    case 'marker':
      return add(
        '<</Type/Annot/Subtype/Highlight/F 4/Rect[60 560 535 600]/C[1 1 0.3]/QuadPoints[60 600 535 600 60 560 535 560]>>',
      );
    case 'link':
      return add(
        '<</Type/Annot/Subtype/Link/Border[0 0 0]/Rect[200 775 400 800]/A<</S/URI/URI(https://example.org)>>>>',
      );
    case 'field':
      return add(
        `<</Type/Annot/Subtype/Widget/FT/Tx/T(player)/F 4/Rect[60 800 200 820]/DA(/F1 12 Tf 0 g)/V(Clara)${look(
          '0 0 140 20',
          '/Tx BMC BT 0 g /F1 12 Tf 2 5 Td (Clara) Tj ET EMC',
        )}>>`,
      );
  }
}

const fields: string[] = [];
const root = objects.push('') - 1;
const tree = objects.push('') - 1;
const kids = pages.map(({ rotate, marks }, index) => {
  const annotations = marks.map((mark) => {
    const reference = annotation(mark);
    if (mark === 'field') fields.push(reference);
    return reference;
  });
  return add(
    `<</Type/Page/Parent ${tree + 1} 0 R/MediaBox[0 0 595.28 841.89]/Rotate ${rotate}${fonts}/Contents ${stream('', music(index + 1))}/Annots[${annotations.join(' ')}]>>`,
  );
});
objects[root] =
  `<</Type/Catalog/Pages ${tree + 1} 0 R/AcroForm<</Fields[${fields.join(' ')}]/DR<</Font<</F1 ${font}>>>>>>>>`;
objects[tree] = `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`;

let file = '%PDF-1.7\n';
const offsets = objects.map((object, index) => {
  const offset = file.length;
  file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  return `${String(offset).padStart(10, '0')} 00000 n \n`;
});
const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
file += `${table}trailer\n<</Size ${offsets.length + 1}/Root ${root + 1} 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
await writeFile(new URL('./eintragungen.pdf', import.meta.url), file, 'latin1');
