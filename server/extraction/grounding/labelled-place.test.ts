import { describe, expect, it } from 'vitest';
import { UsedPlaces } from './choose-place.ts';
import { createHit, indexDocument } from './document-index.ts';
import { findLabelledHit, isBesideLabel, LabelIndex } from './labelled-place.ts';
import { page } from './testing/ground-layout.ts';

function read(...lines: string[]) {
  const index = indexDocument(page(...lines));
  const hitAt = (number: number, quote: string) => {
    const line = index.lines[number];
    if (line === undefined) throw new Error('There is no such line.');
    const start = line.text.indexOf(quote);
    return createHit(line, number, start, start + quote.length);
  };
  return { labels: new LabelIndex(index), hitAt };
}

describe('a line names a field', () => {
  const { labels } = read('Invoice number: 7', 'Number of the invoice', 'Invoice', 'No. 8', 'Prüfung', 'Delivery date');

  it('with all words of its name, in any order', () => {
    expect(labels.findLines(['invoiceNumber'])).toEqual([0, 1]);
    expect(labels.findLines(['number'])).toEqual([0, 1, 3]);
    expect(labels.findLines(['invoiceDate'])).toEqual([]);
    expect(labels.names(['invoiceNumber'], 1)).toBe(true);
    expect(labels.names(['invoiceNumber'], 2)).toBe(false);
  });

  it('by its name or by its title', () => {
    expect(labels.findLines(['x', 'delivery date'])).toEqual([5]);
    expect([labels.names(['x', 'delivery date'], 5), labels.names(['x'], 5)]).toEqual([true, false]);
  });

  it('in the spelling of the document', () => {
    expect(labels.findLines(['pruefung'])).toEqual([4]);
    expect(read('Plombe geprüft').labels.findLines(['plombeGeprueft'])).toEqual([0]);
    expect(read('Michael Quandt', 'Michal Quandt').labels.findLines(['michaelQuandt'])).toEqual([0]);
  });

  it('in at most 200 lines', () => {
    expect(read(...Array.from({ length: 250 }, () => 'Total')).labels.findLines(['total'])).toHaveLength(200);
  });

  it('as a heading where it has no value', () => {
    expect([labels.isHeading(['number'], 1), labels.isHeading(['number'], 0), labels.isHeading(['number'], 2)]).toEqual(
      [true, false, false],
    );
  });
});

it.each<[names: string[], text: string, span: string | null]>([
  [['invoiceNumber'], 'Date of invoice, number 7', 'invoice, number'],
  [['invoiceNumber'], 'Number and invoice: invoice number', 'invoice number'],
  [['invoiceNumber'], 'Invoice number, number of our invoice', 'Invoice number'],
  [['number'], 'The number is a number', 'number'],
  [['invoiceNumber'], 'The invoice', null],
  [['x', 'delivery date'], 'Our delivery date', 'delivery date'],
  [['total', 'sum'], 'no such words', null],
  [['invoiceNumber'], `invoice ${'a '.repeat(10)}number`, `invoice ${'a '.repeat(10)}number`],
  [['invoiceNumber'], `invoice ${'a '.repeat(11)}number`, null],
])('the words for %j in “%s” are “%s”', (names, text, span) => {
  const found = read(text).labels.findSpan(names, text);
  expect(found && text.slice(found.start, found.end)).toBe(span);
});

describe('a number', () => {
  it('is named elsewhere where the label of its field is beside another number', () => {
    const { labels, hitAt } = read('Total: 12', 'Discount: 7', '9 pieces', 'Sum');
    expect(labels.isNamedElsewhere(['total'], hitAt(1, '7'))).toBe(true);
    expect(labels.isNamedElsewhere(['total'], hitAt(0, '12'))).toBe(false);
    // No words before it say what it is.
    expect(labels.isNamedElsewhere(['total'], hitAt(2, '9'))).toBe(false);
    expect(labels.isNamedElsewhere(['weight'], hitAt(1, '7'))).toBe(false);
    const without = read('Total', 'see below', 'Discount: 7');
    expect(without.labels.isNamedElsewhere(['total'], without.hitAt(2, '7'))).toBe(false);
  });

  it('is beside its label in the same line, or in the line below a heading', () => {
    const { labels, hitAt } = read('Total', '12', '13', 'Total 14', '15');
    const isBeside = (line: number, quote: string) => isBesideLabel(labels, ['total'], hitAt(line, quote));
    expect([isBeside(1, '12'), isBeside(2, '13'), isBeside(3, '14'), isBeside(4, '15')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('of the places of a value', () => {
  const { labels, hitAt } = read('Total', '12', 'Part: 12', 'Total: 12', 'Total: 12', '12');
  const hits = [1, 2, 3, 4, 5].map((line) => hitAt(line, '12'));
  const find = (names: string[], used = new UsedPlaces(), of = hits) => findLabelledHit(labels, names, of, used)?.line;

  it('the first one with a label in its line counts, then one below a label', () => {
    expect(find(['total'])).toBe(3);
    expect(find(['total'], undefined, hits.slice(0, 2))).toBe(1);
    expect(find(['weight'])).toBe(undefined);
    const below = read('Total', '12', 'Total', '12');
    const both = [1, 3].map((line) => below.hitAt(line, '12'));
    expect(findLabelledHit(below.labels, ['total'], both, new UsedPlaces())?.line).toBe(1);
    expect(
      find(
        ['total'],
        undefined,
        [hits[1], hits[4]].flatMap((hit) => hit ?? []),
      ),
    ).toBe(undefined);
  });

  it('one that has another value does not', () => {
    const used = new UsedPlaces();
    for (const line of [3, 4]) used.add(hitAt(line, '12'));
    expect(find(['total'], used)).toBe(1);
    used.add(hitAt(1, '12'));
    expect(find(['total'], used)).toBe(undefined);
  });
});
