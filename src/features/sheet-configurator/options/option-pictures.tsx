import type { ReactElement } from 'react';
import {
  BookCoilIcon,
  BookStapleIcon,
  FoldedSheetIcon,
  LeporelloIcon,
  PunchedSheetIcon,
  SheetsIcon,
} from '#ui/icons/binding-icons.tsx';
import { NoteIcon } from '#ui/icons/score-icons.tsx';
import { type FormatId, paperFormat } from '#print/spec/paper-format.ts';
import { paper, type PaperId } from '#print/spec/paper.ts';
import type { Binding, ColourOption, Sides } from '#print/spec/print-spec.ts';
import styles from './option-pictures.module.css';

/** A3, the largest format, fills the height of the picture. */
const mmPerUnit = 420 / 40;

/** The sheet in proportion to the other formats, with the staves of a page of music. */
export function FormatPicture({ format }: { format: FormatId }): ReactElement {
  const { widthMm, heightMm } = paperFormat(format);
  const [width, height] = [widthMm / mmPerUnit, heightMm / mmPerUnit];
  const staves = Math.max(2, Math.floor(height / 7));
  const [left, top] = [(42 - width) / 2, (42 - height) / 2];
  return (
    <svg viewBox="0 0 42 42" className={styles['format']} aria-hidden="true" focusable="false">
      <rect x={left} y={top} width={width} height={height} />
      {Array.from({ length: staves }, (_, index) => {
        const y = top + ((index + 0.75) * height) / (staves + 0.5);
        return <path key={index} d={`M${left + 2.5} ${y}h${width - 5}m0 1.2h${5 - width}m0 1.2h${width - 5}`} />;
      })}
    </svg>
  );
}

export function PaperPicture({ id }: { id: PaperId }): ReactElement {
  const { tone, grammage } = paper(id);
  return (
    <span className={styles['paper']} data-tone={tone}>
      <span className={styles['grammage']}>{tone === 'synthetic' ? '≈' : grammage}</span>
    </span>
  );
}

export const ColourPicture = ({ colour }: { colour: ColourOption }): ReactElement => (
  <span className={styles['colour']} data-colour={colour}>
    <NoteIcon />
    <NoteIcon />
  </span>
);

/** Where the music is printed on an open pair of pages. */
export const SidesPicture = ({ sides }: { sides: Sides }): ReactElement => (
  <svg viewBox="0 0 42 30" className={styles['sides']} aria-hidden="true" focusable="false">
    <path d="M21 4v23l-18 1V5zM21 4l18 1v23l-18-1" />
    {sides === 'duplex' && <path className={styles['staff']} d="M6 9.5l12-.6M6 13.5l12-.6M6 17.5l12-.6M6 21.5l12-.6" />}
    <path className={styles['staff']} d="M24 8.9l12 .6M24 12.9l12 .6M24 16.9l12 .6M24 20.9l12 .6" />
  </svg>
);

export function BindingPicture({ binding }: { binding: Binding }): ReactElement {
  switch (binding) {
    case 'loose':
      return <SheetsIcon />;
    case 'folded':
      return <FoldedSheetIcon />;
    case 'stapled':
      return <BookStapleIcon />;
    case 'coil':
      return <BookCoilIcon />;
    case 'wire':
      return <WirePicture />;
    case 'leporello':
      return <LeporelloIcon />;
    case 'punched':
      return <PunchedSheetIcon />;
  }
}

/** Twin loops, narrower than those of a coil. */
const WirePicture = (): ReactElement => (
  <svg viewBox="0 0 24 24" className={styles['wire']} aria-hidden="true" focusable="false">
    <path d="M8 3.5h11.5v17H8z" />
    <path d="M5 5.6h4.4M5 6.9h4.4M5 9.4h4.4M5 10.7h4.4M5 13.2h4.4M5 14.5h4.4M5 17h4.4M5 18.3h4.4" />
  </svg>
);
