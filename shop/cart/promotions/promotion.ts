import type { DiscountType } from '../calculation/discounts.ts';
import type { Condition } from '../rules/condition.ts';
import type { SetGroup } from './complete-sets.ts';
import type { PieceSelection } from './select-pieces.ts';

export interface PromotionDiscount {
  readonly id: string;
  /** `set` reduces complete sets, `setgroup` one group of them. */
  readonly scope: 'cart' | 'delivery' | 'set' | 'setgroup';
  /** Of `setgroup`: which group, from 1 on or by its id; else empty. */
  readonly groupId: string;
  readonly type: DiscountType;
  /** Percent for `percentage`, else currency units. */
  readonly value: number;
  /** Currency units. */
  readonly maxValue: number | null;
  /** One of these rules must hold for a line to be reduced; null reduces every line. */
  readonly lineRules: readonly (readonly Condition[])[] | null;
  readonly selection: PieceSelection;
  /** The selection's keys as they are stored; null where they do not count. */
  readonly filter: Readonly<Record<'sorterKey' | 'applierKey' | 'usageKey' | 'pickerKey', string | null>>;
}

/** A promotion that is running in the channel and whose code, if it needs one, was entered. */
export interface Promotion {
  readonly id: string;
  readonly name: string;
  readonly priority: number;
  /** Cannot be combined with any other. */
  readonly exclusive: boolean;
  readonly exclusionIds: readonly string[];
  /** The code as the customer typed it; null for automatic promotions. */
  readonly code: string | null;
  readonly codeType: 'fixed' | 'individual' | 'global';
  /** One rule of each non-empty list must hold. */
  readonly cartRules: readonly (readonly Condition[])[];
  readonly customerRules: readonly (readonly Condition[])[];
  readonly discounts: readonly PromotionDiscount[];
  /** Groups of the sets some of its discounts are about. */
  readonly setGroups: readonly SetGroup[];
}
