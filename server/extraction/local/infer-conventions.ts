import { layoutText, type Layout } from '../../parsing/layout.ts';
import { inferDayFirst } from '../reading/dates.ts';
import { inferDecimal } from '../reading/numbers.ts';
import type { Conventions } from '../reading/recogniser.ts';

/** How the document as a whole writes its numbers and dates. */
export function inferConventions(layout: Layout): Conventions {
  const text = layoutText(layout).slice(0, 500_000);
  const american =
    /(?<!\p{L})(?:USD|[A-Z]{2} \d{5}(?:-\d{4})?)(?!\p{L})|\$\s?\d/u.test(text) && !/A\$|CA?\$|[€£]/.test(text);
  return { decimal: inferDecimal(text), dayFirst: inferDayFirst(text, american) };
}
