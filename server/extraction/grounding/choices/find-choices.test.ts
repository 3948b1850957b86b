import { describe, expect, it } from 'vitest';
import { createPlacedPage, createLayout } from '../testing/pages.ts';
import { groundExtraction } from '../ground-extraction.ts';

const SMOKES = { smoker: { type: 'boolean' }, diabetic: { type: 'boolean' } };

function ground(lines: string[], properties: Record<string, object>, extractedData: Record<string, never>) {
  const definition = { type: 'object', properties } as never;
  const leaves = groundExtraction({ definition, extractedData, layout: createLayout(createPlacedPage(lines, 1)) });
  return Object.fromEntries(leaves.map((leaf) => [leaf.path, leaf]));
}
const data = (value: object) => value as Record<string, never>;

describe('a box or word', () => {
  it.each([
    ['before its label', ['[x] Smoker   [ ] Diabetic'], '[x]', '[ ]'],
    ['after its label', ['Smoker [x]   Diabetic [ ]'], '[x]', '[ ]'],
    ['in words', ['Smoker: Yes   Diabetic: No'], 'Yes', 'No'],
    ['below its label', ['Smoker', 'Yes', 'Diabetic', 'No'], 'Yes', 'No'],
  ])('%s decides', (_, lines, yes, no) => {
    const right = ground(lines, SMOKES, data({ smoker: true, diabetic: false }));
    expect(right['/smoker']).toMatchObject({ match: 'normalized', quote: yes });
    expect(right['/diabetic']).toMatchObject({ match: 'normalized', quote: no });
    const wrong = ground(lines, SMOKES, data({ smoker: false, diabetic: true }));
    expect(wrong['/smoker']).toMatchObject({ match: 'not_found', isContradicted: true });
    expect(wrong['/diabetic']).toMatchObject({ match: 'not_found', isContradicted: true });
  });
});

describe('a value that the schema lists', () => {
  const properties = { paymentMethod: { type: 'string', enum: ['cash', 'card', 'transfer'] } };

  it.each([
    ['beside its label', ['Payment method: Card', 'We also take cash and transfer.'], 'Card'],
    ['after the checked box', ['Payment method:  [ ] Cash  [x] Card  [ ] Transfer'], 'Card'],
  ])('is what is %s', (_, lines, quote) => {
    expect(ground(lines, properties, data({ paymentMethod: 'card' }))['/paymentMethod']).toMatchObject({ quote });
    const wrong = ground(lines, properties, data({ paymentMethod: 'cash' }))['/paymentMethod'];
    expect(wrong).toMatchObject({ match: 'not_found', isContradicted: true });
  });

  it('has no place if nothing says it', () => {
    const lines = ['Approved by nobody yet', 'Thank you'];
    const approved = { urgent: { type: 'boolean' } };
    expect(ground(lines, approved, data({ urgent: true }))['/urgent']).toMatchObject({ match: 'not_found' });
  });
});
