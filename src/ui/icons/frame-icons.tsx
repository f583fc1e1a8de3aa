import { drawIcon } from './draw-icon.tsx';

/* Of the header and of every dialog: they come with each page. */
export const SearchIcon = drawIcon(
  <>
    <circle cx="10.5" cy="10.5" r="6.25" />
    <path d="m15 15 5.5 5.5" />
  </>,
);
export const MenuIcon = drawIcon(<path d="M3.5 7h17M3.5 12h17M3.5 17h17" />);
export const CloseIcon = drawIcon(<path d="m6 6 12 12M18 6 6 18" />);
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
/** A carrying bag for music. */
export const CartIcon = drawIcon(<path d="M4.5 8.5h15l-1 12h-13zM8.5 11V7a3.5 3.5 0 0 1 7 0v4" />);
export const HeartIcon = drawIcon(
  <path d="M12 20.2S4 15.4 4 9.6a4.2 4.2 0 0 1 8-1.9 4.2 4.2 0 0 1 8 1.9c0 5.8-8 10.6-8 10.6z" />,
);
