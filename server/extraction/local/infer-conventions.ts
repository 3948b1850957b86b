import { layoutText, type Layout } from '../../parsing/layout.ts';
import { inferDayFirst } from '../reading/dates.ts';
import { inferPeriod } from '../reading/dates-without-year.ts';
import { inferDecimal } from '../reading/numbers.ts';
import type { Conventions } from '../reading/recogniser.ts';

/** Characters from which the period of a document is told. */
const MAX_DATED = 20_000;

/** How the document as a whole writes its numbers and dates. */
export function inferConventions(layout: Layout): Conventions {
  const text = layoutText(layout).slice(0, 500_000);
  const american =
    /(?<!\p{L})(?:USD|[A-Z]{2} \d{5}(?:-\d{4})?)(?!\p{L})|\$\s?\d/u.test(text) && !/A\$|CA?\$|[€£]/.test(text);
  const conventions = { decimal: inferDecimal(text), dayFirst: inferDayFirst(text, american) };
  let period: ReturnType<typeof inferPeriod> | undefined;
  return {
    ...conventions,
    // Few documents have dates without a year.
    getPeriod: () => (period === undefined ? (period = inferPeriod(text.slice(0, MAX_DATED), conventions)) : period),
  };
}
