import { drawIcon } from './draw-icon.tsx';

export const CheckIcon = drawIcon(<path d="m4.5 12.5 5 5 10-11" />);
export const SuccessIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8 12.3 3 3 5.3-6" />
  </>,
);
export const InfoIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.5M12 7.3v1.7" />
  </>,
);
export const WarningIcon = drawIcon(<path d="m12 4 9 16H3zM12 10v4.5M12 16v1.7" />);
export const DangerIcon = drawIcon(<path d="M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 7.5v5.5M12 14.8v1.7" />);
export const ClockIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5.3l3.5 2.2" />
  </>,
);
