import type { IconProps } from '../icons/draw-icon.tsx';
import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/status-icons.tsx';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: DangerIcon };

/** Each tone has its own shape, so that colour never says it alone. */
export function ToneIcon({ tone, ...props }: IconProps & { tone: Tone }) {
  const Icon = icons[tone];
  return <Icon {...props} />;
}
