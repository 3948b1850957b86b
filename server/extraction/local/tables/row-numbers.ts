import type { Findings } from '../build-result.ts';
import { fillWith, type Filled } from '../filled-value.ts';
import type { ScalarField } from '../target-fields.ts';

const NUMBER = /^(?<number>\d{1,3})[.)]\s+(?=\p{L})/u;
const MIN_ROWS = 2;

/** The items without the numbers that count them, where all texts of a column begin with one: "1. Hinge", "2. Rail". */
export function leaveOutRowNumbers(items: Findings[]): Findings[] {
  const [first] = items;
  if (first === undefined || items.length < MIN_ROWS) return items;
  const isNumbered = (field: ScalarField): boolean =>
    items.every(({ scalars }, index) => readNumber(scalars.get(field)) === index + 1);
  const numbered = [...first.scalars.keys()].filter(isNumbered);
  if (numbered.length === 0) return items;
  return items.map((item) => {
    const scalars = new Map(item.scalars);
    for (const field of numbered) {
      const bare = withoutNumber(scalars.get(field));
      if (bare !== null) scalars.set(field, bare);
    }
    return { ...item, scalars };
  });
}

const readNumber = (filled: Filled | undefined): number =>
  Number(NUMBER.exec(String(filled?.value ?? ''))?.groups?.['number']);

function withoutNumber(filled: Filled | undefined): Filled | null {
  if (filled === undefined) return null;
  const { candidate } = filled;
  const value = String(filled.value).replace(NUMBER, '');
  const quote = candidate.page.text.slice(candidate.start, candidate.end);
  const lead = NUMBER.exec(quote)?.[0].length ?? 0;
  return fillWith({ ...candidate, value, start: candidate.start + lead });
}
