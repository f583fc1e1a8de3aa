import { drawIcon } from './draw-icon.tsx';

export const PlusIcon = drawIcon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = drawIcon(<path d="M5 12h14" />);
export const FilterIcon = drawIcon(
  <>
    <path d="M3.5 7.5h9M17.5 7.5h3M3.5 16.5h3M11.5 16.5h9" />
    <circle cx="15" cy="7.5" r="2.5" />
    <circle cx="9" cy="16.5" r="2.5" />
  </>,
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
