import { expect, it } from 'vitest';
import { listLeaves, toFields } from '../../lib/value-fields.ts';
import { replayActions, type Correction } from '../review/editor/replay-actions.ts';
import { acceptRest, fillIn, leaveOutValues, makeEmptyData, toDecisions, toLabel } from './label-values.ts';

const text = { type: ['string', 'null'] };
const number = { type: ['number', 'null'] };
const schema = {
  type: 'object',
  properties: {
    invoiceNumber: text,
    total: number,
    seller: { type: 'object', properties: { name: text } },
    rows: { type: 'array', items: { type: 'object', properties: { text, amount: number } } },
  },
};
const draft = {
  invoiceNumber: 'INV-7',
  total: null,
  seller: { name: 'Alder' },
  rows: [
    { text: 'Paper', amount: 20 },
    { text: 'Ink', amount: null },
  ],
};

function decide(values: unknown, decided: Correction[]) {
  const base = fillIn(makeEmptyData(schema), values) as Record<string, unknown>;
  const { data, decisions } = replayActions(base, decided);
  const fields = toFields({ schema, data, evidence: [], lists: [] });
  return { data, fields, decisions, label: toLabel(fields, decisions) };
}

it('begins with the shape of the schema', () => {
  expect(makeEmptyData(schema)).toEqual({ invoiceNumber: null, total: null, seller: { name: null }, rows: [] });
  expect(decide(null, []).label).toEqual({ expected: {}, unreadable: [] });
});

it('tells what is not in the document from what was not looked at and what cannot be read', () => {
  const { label } = decide(draft, [
    { path: '/total', action: 'clear' },
    { path: '/seller/name', action: 'correct', value: 'Alder Ltd' },
    { path: '/invoiceNumber', action: 'unreadable' },
    { path: '/rows/0/text', action: 'confirm' },
  ]);
  // Of the second row nobody has said anything, so that the list is not judged.
  expect(label).toEqual({ expected: { total: null, seller: { name: 'Alder Ltd' } }, unreadable: ['/invoiceNumber'] });
});

it('takes a list once each row was looked at, and the rest with one key', () => {
  const rows: Correction[] = [
    { path: '/rows/0/text', action: 'confirm' },
    { path: '/rows/1', action: 'removeRow' },
  ];
  const { fields, decisions, label } = decide(draft, rows);
  expect(label.expected).toEqual({ rows: [{ text: 'Paper' }] });
  const all = decide(draft, [...rows, ...acceptRest(fields, listLeaves(fields), decisions)]);
  expect(all.label.expected).toEqual({ ...draft, rows: [{ text: 'Paper', amount: 20 }] });
  const empty = decide(null, []);
  const none = decide(null, acceptRest(empty.fields, listLeaves(empty.fields), empty.decisions));
  expect(none.label.expected).toEqual({ invoiceNumber: null, total: null, seller: { name: null }, rows: null });
});

it('opens a saved label as it was', () => {
  const expected = { total: null, seller: { name: 'Alder' }, rows: [{ text: 'Paper' }] };
  expect(decide(expected, toDecisions(expected, ['/invoiceNumber'])).label).toEqual({
    expected,
    unreadable: ['/invoiceNumber'],
  });
  const none = { rows: [] };
  expect(decide(none, toDecisions(none, [])).label.expected).toEqual({ rows: null });
  expect(leaveOutValues(draft, ['/seller/name', '/rows/0/amount', '/none/at/all'])).toEqual({
    ...draft,
    seller: {},
    rows: [{ text: 'Paper' }, { text: 'Ink', amount: null }],
  });
});
