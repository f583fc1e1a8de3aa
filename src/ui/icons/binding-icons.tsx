import { drawIcon } from './draw-icon.tsx';

/** Spiral binding. */
export const BookCoilIcon = drawIcon(
  <>
    <path d="M7.5 3.5h12v17h-12z" />
    <path d="M4.5 6.5h5M4.5 10.2h5M4.5 13.8h5M4.5 17.5h5" />
  </>,
);
/** Saddle stitching: a folded booklet with two staples. */
export const BookStapleIcon = drawIcon(
  <>
    <path d="M12 6 3.5 4v14.5L12 20.5l8.5-2V4zM12 6v14.5" />
    <path strokeWidth={2.5} d="M12 9v2.5M12 15v2.5" />
  </>,
);
/** Loose sheets. */
export const SheetsIcon = drawIcon(<path d="M4.5 3.5h11v14h-11zM8.5 20.5h11V7" />);
/** One sheet folded once. */
export const FoldedSheetIcon = drawIcon(<path d="M12 4.5v16L4 18V3.5zM12 4.5l8 2V21l-8-.5" />);
/** Concertina fold. */
export const LeporelloIcon = drawIcon(
  <path d="M3.5 6v14l5.6-2.5 5.8 2.5 5.6-2.5v-14L14.9 6 9.1 3.5zM9.1 3.5v14M14.9 6v14" />,
);
/** Four punched holes. */
export const PunchedSheetIcon = drawIcon(
  <>
    <path d="M5.5 3.5h13v17h-13z" />
    <path strokeLinecap="round" strokeWidth={2} d="M8.5 7h.01M8.5 10.3h.01M8.5 13.7h.01M8.5 17h.01" />
  </>,
);
