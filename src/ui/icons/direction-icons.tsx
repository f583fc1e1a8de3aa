import { drawIcon } from './draw-icon.tsx';

export const ChevronDownIcon = drawIcon(<path d="m6 9.5 6 6 6-6" />);
export const ChevronUpIcon = drawIcon(<path d="m6 14.5 6-6 6 6" />);
export const ChevronLeftIcon = drawIcon(<path d="m14.5 6-6 6 6 6" />);
export const ChevronRightIcon = drawIcon(<path d="m9.5 6 6 6-6 6" />);
export const ArrowRightIcon = drawIcon(<path d="M3.5 12h16M14 6.5l5.5 5.5-5.5 5.5" />);
export const ArrowLeftIcon = drawIcon(<path d="M20.5 12h-16M10 6.5 4.5 12l5.5 5.5" />);
export const ArrowUpIcon = drawIcon(<path d="M12 20.5v-16M6.5 10 12 4.5l5.5 5.5" />);
export const ArrowDownIcon = drawIcon(<path d="M12 3.5v16M6.5 14l5.5 5.5 5.5-5.5" />);
