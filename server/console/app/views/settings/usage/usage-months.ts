/** Months as the API names them: `2026-01`, in UTC. */
const longMonth = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });

export const toMonth = (time: number): string => new Date(time).toISOString().slice(0, 7);

export const isMonth = (text: string | null): text is string => text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

const toDate = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** The month that is so many after another one; before it, with a negative number. */
export function addMonths(month: string, count: number): string {
  const date = toDate(month);
  date.setUTCMonth(date.getUTCMonth() + count);
  return toMonth(date.getTime());
}

/** `January 2026`. */
export const toMonthName = (month: string): string => longMonth.format(toDate(month));

/** `Jan`. */
export const toShortMonthName = (month: string): string => shortMonth.format(toDate(month));
