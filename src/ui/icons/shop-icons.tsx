import { drawIcon } from './draw-icon.tsx';

/** A carrying bag for music. */
export const CartIcon = drawIcon(<path d="M4.5 8.5h15l-1 12h-13zM8.5 11V7a3.5 3.5 0 0 1 7 0v4" />);
export const HeartIcon = drawIcon(
  <path d="M12 20.2S4 15.4 4 9.6a4.2 4.2 0 0 1 8-1.9 4.2 4.2 0 0 1 8 1.9c0 5.8-8 10.6-8 10.6z" />,
);
export const HeartFilledIcon = drawIcon(
  <path fill="currentColor" d="M12 20.2S4 15.4 4 9.6a4.2 4.2 0 0 1 8-1.9 4.2 4.2 0 0 1 8 1.9c0 5.8-8 10.6-8 10.6z" />,
);
export const AccountIcon = drawIcon(
  <>
    <circle cx="12" cy="8" r="4.25" />
    <path d="M3.8 20.5c.6-4.4 3.9-6.6 8.2-6.6s7.6 2.2 8.2 6.6" />
  </>,
);
export const LanguagesIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
  </>,
);
export const PackageIcon = drawIcon(
  <path d="m12 3.5 8 4.2v8.6l-8 4.2-8-4.2V7.7zM4 7.7l8 4.3 8-4.3M12 12v8.5M8 5.6l8 4.3" />,
);
export const TruckIcon = drawIcon(
  <>
    <path d="M5 16.5H2.5v-11h12v11H9.5M14.5 9h4l3 3.7v3.8H20M15.5 16.5h-1" />
    <circle cx="7.25" cy="17" r="2" />
    <circle cx="17.75" cy="17" r="2" />
  </>,
);
export const PaymentIcon = drawIcon(<path d="M2.5 5.5h19v13h-19zM2.5 9.5h19M6 15h5" />);
export const PromotionIcon = drawIcon(
  <>
    <path d="M12.5 3.5h8v8l-9 9-8-8z" />
    <circle cx="16.5" cy="7.5" r="1.25" />
  </>,
);
const star = 'm12 3.8 2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8L8 13.8l-4.3-4 5.8-.7z';
export const StarIcon = drawIcon(<path d={star} />);
export const StarFilledIcon = drawIcon(<path d={star} fill="currentColor" />);
