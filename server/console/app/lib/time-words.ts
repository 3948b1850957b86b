const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const MAX_RELATIVE_DAYS = 7;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });
const absolute = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Milliseconds since 1970. */
export const getTime = (): number => Date.now();

/** `5 min. ago`; a date after a week. */
export function toTimeAgo(timestamp: string, now = getTime()): string {
  const time = new Date(timestamp);
  const seconds = (now - time.getTime()) / 1000;
  if (seconds > MAX_RELATIVE_DAYS * 86_400) return absolute.format(time);
  const unit = UNITS.find(([, size]) => seconds >= size);
  return unit === undefined ? 'just now' : relative.format(-Math.floor(seconds / unit[1]), unit[0]);
}

export const toDateTime = (timestamp: string): string => absolute.format(new Date(timestamp));

/** `0.4 s`, `12 s`, `2 min 5 s`. */
export function toDuration(ms: number): string {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
