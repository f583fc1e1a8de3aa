import { drawIcon } from './draw-icon.tsx';

export const SearchIcon = drawIcon(
  <>
    <circle cx="10.5" cy="10.5" r="6.25" />
    <path d="m15 15 5.5 5.5" />
  </>,
);
export const MenuIcon = drawIcon(<path d="M3.5 7h17M3.5 12h17M3.5 17h17" />);
export const CloseIcon = drawIcon(<path d="m6 6 12 12M18 6 6 18" />);
export const PlusIcon = drawIcon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = drawIcon(<path d="M5 12h14" />);
export const UploadIcon = drawIcon(<path d="M12 15.5v-11M7 9l5-5 5 5M4 15v4.5h16V15" />);
export const DownloadIcon = drawIcon(<path d="M12 4v11.5M7 11l5 5 5-5M4 15v4.5h16V15" />);
export const PauseIcon = drawIcon(<path strokeWidth={2.25} d="M8.5 5.5v13M15.5 5.5v13" />);
export const PlayIcon = drawIcon(<path d="M7.5 5v14l11-7z" />);
export const RetryIcon = drawIcon(<path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5l2.4 2.3M19.5 3.5v5.3h-5.3" />);
export const UndoIcon = drawIcon(<path d="M8.5 4.5 4 9l4.5 4.5M4 9h9.5a5.5 5.5 0 0 1 0 11H7" />);
export const TrashIcon = drawIcon(<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.3 10.5v6M13.7 10.5v6" />);
export const EditIcon = drawIcon(<path d="m5 15.5-1 4.5 4.5-1L20 7.5 16.5 4zM13.5 7l3.5 3.5" />);
export const FilterIcon = drawIcon(
  <>
    <path d="M3.5 7.5h9M17.5 7.5h3M3.5 16.5h3M11.5 16.5h9" />
    <circle cx="15" cy="7.5" r="2.5" />
    <circle cx="9" cy="16.5" r="2.5" />
  </>,
);
export const RotateIcon = drawIcon(<path d="M6 11.5h9v9H6zM9 7.5a7 7 0 0 1 9.5 6.5M9 7.5 11.8 4.5M9 7.5l3.5 2" />);
export const MoveIcon = drawIcon(
  <path strokeWidth={2} strokeLinecap="round" d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />,
);
export const EyeIcon = drawIcon(
  <>
    <path d="M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
);
export const EyeOffIcon = drawIcon(
  <path d="M9.5 6.3A9.4 9.4 0 0 1 12 6c6 0 9.5 6 9.5 6a16 16 0 0 1-3 3.6M14.5 17.7a9.4 9.4 0 0 1-2.5.3c-6 0-9.5-6-9.5-6a16 16 0 0 1 3-3.6M4 4l16 16" />,
);
