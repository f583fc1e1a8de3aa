import { drawIcon } from './draw-icon.tsx';

const sheet = 'M5.5 3.5h8.5l4.5 4.5v12.5h-13zM14 3.5V8h4.5';
/** A sheet with a staff on it: a score file. */
export const ScoreFileIcon = drawIcon(
  <>
    <path d={sheet} />
    <path strokeWidth={1} d="M8 11.5h8M8 13.5h8M8 15.5h8M8 17.5h8" />
  </>,
);
export const FolderIcon = drawIcon(<path d="M3.5 5.5h6l2 2.5h9v11h-17z" />);
export const NoteIcon = drawIcon(
  <>
    <ellipse cx="8.8" cy="17.3" rx="3.5" ry="2.6" transform="rotate(-22 8.8 17.3)" fill="currentColor" />
    <path d="M12.2 16.5V4c.5 3.5 5.3 3.8 4.5 9" />
  </>,
);
