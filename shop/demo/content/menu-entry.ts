import type { Texts } from '../basics/in-languages.ts';
import type { PictureName } from '../basics/picture-names.ts';

/** An entry of a menu: a listing, a heading that only groups, or a link to a path of the storefront. */
export interface MenuEntry {
  readonly key: string;
  readonly name: Texts;
  readonly link?: string;
  readonly folder?: boolean;
  readonly picture?: PictureName;
  readonly text?: Texts;
  /** Its filters and the categories below it stand beside its products. */
  readonly sidebar?: boolean;
  readonly children?: readonly MenuEntry[];
}
