import { drawIcon } from './draw-icon.tsx';

export const UploadIcon = drawIcon(<path d="M12 15.5v-11M7 9l5-5 5 5M4 15v4.5h16V15" />);
export const DownloadIcon = drawIcon(<path d="M12 4v11.5M7 11l5 5 5-5M4 15v4.5h16V15" />);
export const PauseIcon = drawIcon(<path strokeWidth={2.25} d="M8.5 5.5v13M15.5 5.5v13" />);
export const PlayIcon = drawIcon(<path d="M7.5 5v14l11-7z" />);
export const RetryIcon = drawIcon(<path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5l2.4 2.3M19.5 3.5v5.3h-5.3" />);
