/** A duration as people say it: rounded the more, the longer it is. */
export type RoundedDuration =
  | { readonly unit: 'moment' }
  | { readonly unit: 'minutes'; readonly count: number }
  | { readonly unit: 'hours'; readonly count: number };

/** Below 45 seconds "less than a minute"; whole minutes to ten, five to an hour, half hours beyond. */
export function roundDuration(seconds: number): RoundedDuration {
  if (seconds < 45) return { unit: 'moment' };
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes <= 10) return { unit: 'minutes', count: minutes };
  const fives = Math.round(seconds / 300) * 5;
  if (fives < 60) return { unit: 'minutes', count: fives };
  return { unit: 'hours', count: Math.round(seconds / 1800) / 2 };
}
