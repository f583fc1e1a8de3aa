import { drawIcon } from './draw-icon.tsx';

export const HeartFilledIcon = drawIcon(
  <path fill="currentColor" d="M12 20.2S4 15.4 4 9.6a4.2 4.2 0 0 1 8-1.9 4.2 4.2 0 0 1 8 1.9c0 5.8-8 10.6-8 10.6z" />,
);
const star = 'm12 3.8 2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8L8 13.8l-4.3-4 5.8-.7z';
export const StarIcon = drawIcon(<path d={star} />);
export const StarFilledIcon = drawIcon(<path d={star} fill="currentColor" />);
