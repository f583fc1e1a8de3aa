import { drawIcon } from './draw-icon.tsx';

/** What an iPhone draws on the button that opens its share sheet. */
export const ShareSheetIcon = drawIcon(<path d="M12 14.5v-12M8 6.5l4-4 4 4M8.5 10h-3v11h13V10h-3" />);
