import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { ground, page } from '../../grounding/testing/ground-layout.ts';
import { extractLocally } from '../../local/extract-locally.ts';
import { buildFieldTree } from '../../schema/field-tree.ts';
import { countLists } from '../count-rows.ts';
import { buildAnswerTree } from '../merging/answer-tree.ts';

const definition = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: { description: { type: 'string' }, quantity: { type: 'integer' }, line_total: { type: 'number' } },
      },
    },
  },
} satisfies JsonObject;

/** Each item has rows of its own below it, so that no two are at the same distance. */
const invoice = page(
  'Description               Quantity     Line total',
  'Garden hose                  3          10,00',
  'Discount on hoses',
  'Pork steak                   1           5,50',
  'Mineral water               20         109,80',
  'Case deposit included',
  'per crate',
  'Deposit                     20          55,46',
  'Total                                  180,76',
);
const items = [
  { description: 'Garden hose', quantity: 3, line_total: 10 },
  { description: 'Pork steak', quantity: 1, line_total: 5.5 },
  { description: 'Mineral water', quantity: 20, line_total: 109.8 },
  { description: 'Deposit', quantity: 20, line_total: 55.46 },
];

function count(data: JsonObject, isRead = true) {
  const tree = buildAnswerTree(data, new Map(Object.entries(ground(invoice, data))));
  const reading = isRead ? extractLocally({ definition, layout: invoice }) : null;
  return countLists(tree, invoice, buildFieldTree(definition), reading)[0];
}

it.each([0, 1, 2, 3])('finds the entry %i, which only the built-in extractor has', (skipped) => {
  expect(count({ items: items.toSpliced(skipped, 1) })).toMatchObject({
    complete: false,
    expected: 4,
    gaps: [{ after: skipped === 0 ? null : skipped - 1, page: 1 }],
  });
});

it('doubts no list that has all entries of the reading', () => {
  expect(count({ items })?.complete).not.toBe(false);
});

it('doubts no list that has other rows than the reading', () => {
  const others = ['Discount on hoses', 'Case deposit included', 'per crate'].map((description) => ({ description }));
  expect(count({ items: others })?.complete).not.toBe(false);
});

it('takes an entry with wrong values for the row that it is in', () => {
  const wrong = items.with(1, { description: 'Pork stake', quantity: 7, line_total: 99.1 });
  expect(count({ items: wrong })?.complete).not.toBe(false);
});

describe('lists of single texts', () => {
  const items = { type: 'string', description: 'Name of a lawyer' };
  const schema = {
    type: 'object',
    properties: { lawyers: { type: 'array', description: 'Names of the lawyers of both sides', items } },
  } satisfies JsonObject;
  const judgment = page(
    'County Court of Leeds',
    'Ann Lee and Bo Lind met the court on 3 May 2024',
    '(By Ms. Ann Lee, Senior Counsel for',
    'Mr. Bo Lind, Advocate)',
    'R2 by Adv. Ms. Eva Roth',
    'Other present: Mr. Tom Falk, Public Prosecutor',
  );
  const names = ['Ann Lee', 'Bo Lind', 'Eva Roth', 'Tom Falk'];
  const countNames = (lawyers: string[]) => {
    const data = { lawyers };
    const tree = buildAnswerTree(data, new Map(Object.entries(ground(judgment, data))));
    return countLists(
      tree,
      judgment,
      buildFieldTree(schema),
      extractLocally({ definition: schema, layout: judgment }),
    )[0];
  };

  it.each([0, 1, 2, 3])('lack the name %i, which only the built-in extractor has', (skipped) => {
    expect(countNames(names.toSpliced(skipped, 1))).toMatchObject({ complete: false, gaps: [{ page: 1 }] });
  });

  it('are whole with all names of the reading, and with a wrong one', () => {
    expect(countNames(names)?.complete).not.toBe(false);
    expect(countNames(names.with(2, 'County Court'))?.complete).not.toBe(false);
  });

  it('are whole where a wrong entry is in another line before the gap', () => {
    expect(countNames(['County Court', ...names.slice(1)])?.complete).not.toBe(false);
    expect(countNames(['County Court', 'Bo Lind', 'Eva Roth'])).toMatchObject({ complete: false });
  });

  it('are whole where the reading has others', () => {
    expect(countNames(['Leeds', 'May', 'Ann Lee'])?.complete).not.toBe(false);
  });
});
