import { standingPart } from '#platform/navigation/standing-part.tsx';
// What stands is seen at once: its styles come with the page, and in no files of their own.
import '#ui/layout/prose.module.css';
import './elements/image-strip-element.module.css';
import './elements/video-element.module.css';
import './rich-text.module.css';

/** What an editor wrote in HTML: reading it takes more code than showing it. */
export const standingText = standingPart(async () => (await import('./rich-text.tsx')).RichText);

/** Words, pictures in rows and films of a content page. */
export const standingElement = standingPart(async () => (await import('./elements/sundry-element.tsx')).SundryElement);

/** Brings the code of both. @throws when it cannot be had */
export async function bringStandingContent(): Promise<void> {
  await Promise.all([standingText.bring(), standingElement.bring()]);
}
