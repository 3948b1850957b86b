import { Decimal, toInteger } from '../decimal.ts';
import {
  asDate,
  CalendarDate,
  dateOf,
  Duration,
  parseDate,
  parseDuration,
  partsOf,
  UNKNOWN,
  type Value,
} from '../rule-values.ts';
import { ofText, type RuleFunction } from './rule-function.ts';

const part = (name: 'year' | 'month' | 'day' | 'weekday'): RuleFunction => ({
  takes: [1, 1],
  gives: 'number',
  apply([value = null]) {
    const date = asDate(value);
    return date === null ? UNKNOWN : new Decimal(partsOf(date)[name], 0);
  },
});

/** The days from one date to another, as a number. */
const daysBetween: RuleFunction = {
  takes: [2, 2],
  gives: 'number',
  apply([first = null, last = null]) {
    const [from, to] = [asDate(first), asDate(last)];
    return from === null || to === null ? UNKNOWN : new Decimal(to.days - from.days, 0);
  },
};

const date: RuleFunction = {
  takes: [1, 3],
  gives: 'date',
  apply(args): Value {
    const [first] = args;
    if (first instanceof CalendarDate) return first;
    if (typeof first === 'string') return parseDate(first) ?? UNKNOWN;
    const parts = args.map((one) => (one instanceof Decimal ? toInteger(one) : null));
    const [year = null, month = null, day = null] = parts;
    return year === null || month === null || day === null ? UNKNOWN : (dateOf(year, month, day) ?? UNKNOWN);
  },
};

export const dateFunctions: Record<string, RuleFunction> = {
  date,
  duration: ofText('duration', (text) => parseDuration(text) ?? UNKNOWN),
  'days between': daysBetween,
  year: part('year'),
  month: part('month'),
  day: part('day'),
  'day of week': part('weekday'),
  today: { takes: [0, 0], gives: 'date', apply: (_args, environment) => environment.today() },
  days: {
    takes: [1, 1],
    gives: 'number',
    apply: ([value]) => (value instanceof Duration && value.months === 0 ? new Decimal(value.days, 0) : UNKNOWN),
  },
};
