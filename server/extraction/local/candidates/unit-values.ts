import { splitName } from '../../reading/tokens.ts';
import { kindOf, lastName } from '../kinds.ts';
import type { ScalarField } from '../target-fields.ts';
import { createCandidate, type Candidate } from './candidate.ts';
import type { Surroundings } from './neighbours.ts';

const SIGNS = { label: 0.6, position: 0.9, source: 'label' } as const;
const UNIT = /^(?:\p{L}{1,4}[23²³]?)$/u;
/** Words of a name that are as short as units. */
const NO_UNITS: ReadonlySet<string> = new Set([
  'no',
  'nr',
  'id',
  'net',
  'tax',
  'vat',
  'fee',
  'sum',
  'due',
  'age',
  'year',
]);

/** "9.84 kWp" for `system_kwp`: the only number of a document before the unit that ends the field's name. */
export function proposeByUnit(fields: readonly ScalarField[], { rows, reader }: Surroundings): Candidate[] {
  const byUnit = Map.groupBy(fields, (field) => unitOf(field));
  return [...byUnit].flatMap(([unit, [field, ...others]]) => {
    const isNumber = field !== undefined && ['number', 'money'].includes(kindOf(field));
    if (unit === '' || !isNumber || others.length > 0) return [];
    const found = rows.flatMap(({ cells }) =>
      cells.flatMap((cell) =>
        reader.read(field, cell.text).flatMap((value) => {
          const after = /^\s?(\p{L}+[23²³]?)(?![\p{L}\d])/u.exec(cell.text.slice(value.end))?.[1];
          return after?.toLowerCase() === unit ? [{ cell, value }] : [];
        }),
      ),
    );
    const [only] = found;
    if (found.length !== 1 || only === undefined) return [];
    const { match, fit } = only.value;
    return [createCandidate(field, only.value.value, { cell: only.cell, ...only.value }, { ...SIGNS, match, fit })];
  });
}

/** The last word of a field's name, where it may be a unit; '' for another. */
function unitOf({ path }: ScalarField): string {
  const words = splitName(lastName(path)).toLowerCase().split(' ');
  const unit = words.at(-1) ?? '';
  return words.length > 1 && UNIT.test(unit) && !NO_UNITS.has(unit) ? unit : '';
}
