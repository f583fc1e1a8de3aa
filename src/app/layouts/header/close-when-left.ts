import type { FocusEvent } from 'react';

/** For popovers: closes when the focus goes elsewhere. Its own button closes it by itself, and must not open it again. */
export function closeWhenLeft({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
  if (relatedTarget.getAttribute('popovertarget') !== currentTarget.id) currentTarget.hidePopover();
}
