import { drawIcon } from './draw-icon.tsx';

export const UndoIcon = drawIcon(<path d="M8.5 4.5 4 9l4.5 4.5M4 9h9.5a5.5 5.5 0 0 1 0 11H7" />);
export const TrashIcon = drawIcon(<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.3 10.5v6M13.7 10.5v6" />);
export const EditIcon = drawIcon(<path d="m5 15.5-1 4.5 4.5-1L20 7.5 16.5 4zM13.5 7l3.5 3.5" />);
export const RotateIcon = drawIcon(<path d="M6 11.5h9v9H6zM9 7.5a7 7 0 0 1 9.5 6.5M9 7.5 11.8 4.5M9 7.5l3.5 2" />);
export const MoveIcon = drawIcon(
  <path strokeWidth={2} strokeLinecap="round" d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />,
);
