import type { JsonObject } from '../../base/json.ts';
import { stableId } from '../../base/stable-id.ts';
import { inThree } from './base-ids.ts';

type Names = readonly [string, string, string];

const machines: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  'order.state': {
    open: ['Offen', 'Open', 'Otwarte'],
    in_progress: ['In Bearbeitung', 'In progress', 'W realizacji'],
    completed: ['Abgeschlossen', 'Completed', 'Zakończone'],
    cancelled: ['Abgebrochen', 'Cancelled', 'Anulowane'],
  },
  'order_delivery.state': {
    open: ['Offen', 'Open', 'Otwarta'],
    shipped: ['Versandt', 'Shipped', 'Wysłana'],
    shipped_partially: ['Teilweise versandt', 'Shipped (partially)', 'Częściowo wysłana'],
    returned: ['Retoure', 'Returned', 'Zwrócona'],
    returned_partially: ['Teilretoure', 'Returned (partially)', 'Częściowo zwrócona'],
    cancelled: ['Abgebrochen', 'Cancelled', 'Anulowana'],
  },
  'order_transaction.state': {
    open: ['Offen', 'Open', 'Otwarta'],
    in_progress: ['In Bearbeitung', 'In progress', 'W toku'],
    authorized: ['Autorisiert', 'Authorized', 'Autoryzowana'],
    unconfirmed: ['Unbestätigt', 'Unconfirmed', 'Niepotwierdzona'],
    paid: ['Bezahlt', 'Paid', 'Opłacona'],
    paid_partially: ['Teilweise bezahlt', 'Paid (partially)', 'Częściowo opłacona'],
    refunded: ['Erstattet', 'Refunded', 'Zwrócona'],
    refunded_partially: ['Teilweise erstattet', 'Refunded (partially)', 'Częściowo zwrócona'],
    reminded: ['Erinnert', 'Reminded', 'Przypomniano'],
    failed: ['Fehlgeschlagen', 'Failed', 'Nieudana'],
    cancelled: ['Abgebrochen', 'Cancelled', 'Anulowana'],
    chargeback: ['Rückbuchung', 'Chargeback', 'Obciążenie zwrotne'],
  },
};

/** Id of a state: `stateId('order.state', 'open')`. */
export const stateId = (machine: string, technicalName: string): string =>
  stableId(`state:${machine}:${technicalName}`);

export const stateMachineStates: readonly JsonObject[] = Object.entries(machines).flatMap(([stateMachine, states]) =>
  Object.entries(states).map(([technicalName, names]) => ({
    id: stateId(stateMachine, technicalName),
    stateMachine,
    technicalName,
    name: inThree(...names),
  })),
);
