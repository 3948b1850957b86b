/** A date as spreadsheets count it: in days. */
export interface SerialDate {
  value: number;
  hasTime: boolean;
}

const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:[Zz]|[+-]\d\d:\d\d)?)?$/;
const DAY = 86_400;
/** Day 0. Spreadsheets count a February 29, 1900, so that the days before are one less. */
const FIRST_DAY = Date.UTC(1899, 11, 30) / 1000 / DAY;
const LAST_OF_FEBRUARY_1900 = 60;

/**
 * The serial number of a date, or of a date with a time, of RFC 3339. The time is the one that is written: spreadsheets
 * have no time zones. Null for an invalid date, and for the years before 1900, which spreadsheets do not count.
 */
export function toSerialDate(text: string): SerialDate | null {
  const [, year, month, day, hour, minute, second] = DATE_TIME.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || year < 1900) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  const days = date.getTime() / 1000 / DAY - FIRST_DAY;
  const value = days > LAST_OF_FEBRUARY_1900 ? days : days - 1;
  if (hour === undefined || minute === undefined || second === undefined || Number.isNaN(hour))
    return { value, hasTime: false };
  if (hour > 23 || minute > 59 || second >= 60) return null;
  return { value: value + (hour * 3600 + minute * 60 + second) / DAY, hasTime: true };
}
