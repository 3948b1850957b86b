import { describe, expect, it, test } from 'vitest';
import type { LookupTable } from '../../../lib/models/lookup-table.ts';
import { expectLinearTime } from '../../../../test/harness/growth.ts';
import { findRow, readRow } from './find-row.ts';
import { readLookup, readLookupFile } from './read-lookup.ts';

describe('a CSV file', () => {
  it('is read with quotes, blank lines, line breaks in cells and missing cells', () => {
    expect(readLookup('\ufeffname;note\r\n"A; B";"two\r\nlines"\r\n\r\n C ;\r\n')).toEqual({
      columns: ['name', 'note'],
      rows: [
        ['A; B', 'two\r\nlines'],
        ['C', ''],
      ],
    });
  });

  it.each([
    {
      name: 'too many cells',
      csv: 'a,b\n1,2\n\n"x\ny",2\n1,2,3\n',
      words: 'Line 6 has 3 cells, and the header names 2 columns: there is no column 3 for “3”.',
    },
    { name: 'open quotes', csv: 'a,b\n1,2\n1,"2\n3,4\n', words: 'Line 3: the quotes do not match.' },
    { name: 'too many rows', csv: `a\n${'1\n'.repeat(100_001)}`, words: 'The file has more than 100,000 rows' },
    { name: 'nothing', csv: '\n\n', words: 'The file has no header' },
  ])('with $name is refused with its line', ({ csv, words }) => {
    expect(readLookupFile(csv)).toEqual({ problem: expect.stringContaining(words) });
  });

  it('is read in linear time, and no further than its first fault', () => {
    expectLinearTime((size) => {
      const csv = `a,b\n${'1,"x""y"\n'.repeat(size)}`;
      return () => readLookup(csv);
    }, 2_000);
    expect(readLookupFile(`a\n1,2\n${'"'.repeat(1_000_000)}`)).toEqual({ problem: expect.stringContaining('Line 2') });
  });
});

test('the most similar row is found, the first of equal ones, in time that follows the rows', () => {
  const table = (size: number) => ({
    columns: ['name'],
    rows: Array.from({ length: size }, (_, index) => [`Example Trading ${index.toString(36)} GmbH`]),
  });
  const nameOf = (value: string, atLeast: number, searched: LookupTable = table(500)) => {
    const at = findRow(searched, { column: 0, value, atLeast });
    return at === null ? null : readRow(searched, at).fields.get('name');
  };
  expect(nameOf('Exampel Trading 1z GmbH', 0.7)).toBe('Example Trading 1z GmbH');
  const alike = { columns: ['name'], rows: [['Acme 1'], ['Acme 2']] };
  expect(nameOf('Acme', 0.7, alike)).toBe('Acme 1');
  expect(nameOf('Something else', 0.7)).toBeNull();
  expectLinearTime((size) => {
    const large = table(size);
    return () => findRow(large, { column: 0, value: 'Exampel Trading 1z GmbH', atLeast: 0.7 });
  }, 20_000);
});
