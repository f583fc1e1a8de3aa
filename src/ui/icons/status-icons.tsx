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
export const OfflineIcon = drawIcon(
  <path d="M12 18.5v-1.7M8.5 14a5 5 0 0 1 3-1.4M15 13.7l.5.3M5.5 10.8a9.5 9.5 0 0 1 3.6-2.1M13 7.8a9.5 9.5 0 0 1 5.5 3M4 4l16 16" />,
);
export const SunIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="3.75" />
    <path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1" />
  </>,
);
export const MoonIcon = drawIcon(<path d="M19.8 14.3A8.2 8.2 0 1 1 9.7 4.2a6.6 6.6 0 0 0 10.1 10.1z" />);
/** Half light, half dark: the theme follows the device. */
export const DeviceThemeIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path fill="currentColor" stroke="none" d="M12 4a8 8 0 0 1 0 16z" />
  </>,
);
export const GlobeIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c-4.7 5-4.7 12 0 17M12 3.5c4.7 5 4.7 12 0 17" />
  </>,
);
