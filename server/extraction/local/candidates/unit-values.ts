import { fold, splitName } from '../../reading/tokens.ts';
import { kindOf, lastName } from '../kinds.ts';
import { UNITS } from '../labels/name-words.ts';
import type { ScalarField } from '../target-fields.ts';
import { createCandidate, type Candidate } from './candidate.ts';
import type { Surroundings } from './neighbours.ts';

const SIGNS = { label: 0.6, position: 0.9, source: 'label' } as const;

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
          return after !== undefined && fold(after) === unit ? [{ cell, value }] : [];
        }),
      ),
    );
    const [only] = found;
    if (found.length !== 1 || only === undefined) return [];
    const { match, fit } = only.value;
    return [createCandidate(field, only.value.value, { cell: only.cell, ...only.value }, { ...SIGNS, match, fit })];
  });
}

/** The unit that a field's name ends with; '' for none. */
function unitOf({ path }: ScalarField): string {
  const words = splitName(lastName(path)).toLowerCase().split(' ');
  const unit = words.at(-1) ?? '';
  return words.length > 1 && UNITS.has(unit) ? unit : '';
}
