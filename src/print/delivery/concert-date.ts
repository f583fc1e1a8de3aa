import { addDays, type CalendarDate } from './calendar-date.ts';
import { deliveryClasses, type DeliveryClass, deliveryRange } from './delivery.ts';

/** green: arrives two days before; amber: arrives in time, without reserve; red: too late. */
export type ConcertOutlook = 'green' | 'amber' | 'red';

const reserveDays = 2;

/** Whether a delivery class reaches a concert (CFG-72). Both dates are days in Germany. */
export function concertOutlook(arrivesAtLatest: CalendarDate, concert: CalendarDate): ConcertOutlook {
  if (arrivesAtLatest <= addDays(concert, -reserveDays)) return 'green';
  return arrivesAtLatest < concert ? 'amber' : 'red';
}

/** The cheapest class that arrives two days before the concert, or undefined when none does. */
export function cheapestClassInTime(concert: CalendarDate, paidAt: Date, extraDays = 0): DeliveryClass | undefined {
  return deliveryClasses.find(
    (deliveryClass) => concertOutlook(deliveryRange(deliveryClass, paidAt, extraDays).to, concert) === 'green',
  );
}
