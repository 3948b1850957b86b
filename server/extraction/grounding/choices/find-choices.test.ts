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
    ['below a question', ['Are you a smoker?', 'Yes', 'Are you diabetic?', 'No'], 'Yes', 'No'],
    ['after the answers to choose from', ['Smoker (Y/N): Y', 'Diabetic   Y / N: N'], 'Y', 'N'],
    ['as a letter', ['Smoker: Y', 'Diabetic: N'], 'Y', 'N'],
    ['as a tick or cross', ['✓ Smoker', '✗ Diabetic'], '✓', '✗'],
    ['in the column of an answer', ['Question     Yes    No', 'Smoker       x', 'Diabetic            X'], 'x', 'X'],
    ['in a cell', ['| Question | Yes | No |', '| Smoker | ✓ | |', '| Diabetic | | ✔ |'], '✓', '✔'],
  ])('%s decides', (_, lines, yes, no) => {
    const right = ground(lines, SMOKES, data({ smoker: true, diabetic: false }));
    expect(right['/smoker']).toMatchObject({ match: 'normalized', quote: yes });
    expect(right['/diabetic']).toMatchObject({ match: 'normalized', quote: no });
    const wrong = ground(lines, SMOKES, data({ smoker: false, diabetic: true }));
    expect(wrong['/smoker']).toMatchObject({ match: 'not_found', isContradicted: true });
    expect(wrong['/diabetic']).toMatchObject({ match: 'not_found', isContradicted: true });
  });
});

it('reads a mark on a line of underscores', () => {
  const found = ground(
    ['Smoker: _x_ yes  ___ no', 'Diabetic: ___ yes  _x_ no'],
    SMOKES,
    data({ smoker: true, diabetic: true }),
  );
  expect(found['/smoker']).toMatchObject({ match: 'normalized' });
  expect(found['/diabetic']).toMatchObject({ match: 'not_found', isContradicted: true });
});

it('says nothing of a mark in another column', () => {
  const lines = ['Question     Yes    No    N/A', 'Smoker                     X'];
  expect(ground(lines, SMOKES, data({ smoker: true }))['/smoker']).toMatchObject({ match: 'not_found' });
});

it('finds the label of a field whose name spells out umlauts', () => {
  const lines = ['[X] Isolation geprüft', '[ ] Plombe geprüft'];
  const properties = { isolationGeprueft: { type: 'boolean' }, plombeGeprueft: { type: 'boolean' } };
  const found = ground(lines, properties, data({ isolationGeprueft: true, plombeGeprueft: true }));
  expect(found['/isolationGeprueft']).toMatchObject({ quote: '[X]' });
  expect(found['/plombeGeprueft']).toMatchObject({ isContradicted: true });
});

describe('a value that the schema lists', () => {
  const properties = { paymentMethod: { type: 'string', enum: ['cash', 'card', 'transfer'] } };

  it.each([
    ['beside its label', ['Payment method: Card', 'We also take cash and transfer.'], 'Card'],
    ['in the column of the mark', ['             Cash   Card   Transfer', 'Payment method       X'], 'X'],
    ['before its label', ['She chose the card payment method. The cash payment method was declined.'], 'card'],
    ['not denied', ['Payment method: not cash, card'], 'card'],
    ['after the checked box of an unnamed line', ['[ ] Cash  [x] Card  [ ] Transfer'], 'Card'],
    ['before the checked box', ['Cash [ ]  Card [x]  Transfer [ ]'], 'Card'],
    ['in the line of the checked box', ['☐ Cash', '☒ Card', '☐ Transfer'], 'Card'],
    ['after the checked box', ['Payment method:  [ ] Cash  [x] Card  [ ] Transfer'], 'Card'],
  ])('is what is %s', (_, lines, quote) => {
    expect(ground(lines, properties, data({ paymentMethod: 'card' }))['/paymentMethod']).toMatchObject({ quote });
    const wrong = ground(lines, properties, data({ paymentMethod: 'cash' }))['/paymentMethod'];
    expect(wrong).toMatchObject({ match: 'not_found', isContradicted: true });
  });

  it('has no place among the values to choose from', () => {
    const lines = ['We take cash, card and transfer.', 'Thank you'];
    expect(ground(lines, properties, data({ paymentMethod: 'card' }))['/paymentMethod']).toMatchObject({
      match: 'not_found',
    });
  });

  it('has no place if nothing says it', () => {
    const lines = ['Approved by nobody yet', 'Thank you'];
    const approved = { urgent: { type: 'boolean' } };
    expect(ground(lines, approved, data({ urgent: true }))['/urgent']).toMatchObject({ match: 'not_found' });
  });

  it('has the row of its entry as place if the row does not say it', () => {
    const lines = ['Laptop  2  1,998.00', 'Support contract  1  340.00'];
    const item = { name: { type: 'string' }, total: { type: 'number' }, kind: { enum: ['goods', 'service'] } };
    const properties = { items: { type: 'array', items: { type: 'object', properties: item } } };
    const items = [
      { name: 'Laptop', total: 1998, kind: 'goods' },
      { name: 'Support contract', total: 340, kind: 'service' },
    ];
    const leaves = ground(lines, properties, data({ items }));
    expect(leaves['/items/0/kind']).toMatchObject({ match: 'derived', isFromRow: true, page: 1, quote: lines[0] });
    expect(leaves['/items/1/kind']).toMatchObject({ match: 'derived', isFromRow: true, quote: lines[1] });
  });

  it('has no place if the row of its entry says another', () => {
    const lines = ['Laptop  goods  1,998.00', 'Support contract  service  340.00'];
    const item = { name: { type: 'string' }, total: { type: 'number' }, kind: { enum: ['goods', 'service'] } };
    const properties = { items: { type: 'array', items: { type: 'object', properties: item } } };
    const items = [{ name: 'Laptop', total: 1998, kind: 'service' }];
    const leaves = ground(lines, properties, data({ items }));
    expect(leaves['/items/0/kind']).toMatchObject({ match: 'not_found', isContradicted: true, page: null });
  });
});
