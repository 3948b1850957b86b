import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { applyActions, refuseUndescribed, removeCleared, type ReviewAction } from './apply-actions.ts';

const data = (): JsonObject => ({ total: 7, seller: { name: 'Roth' }, lines: [{ sum: 1 }, { sum: 2 }], notes: null });

/** The path and message of the first detail of the refusal. */
function refusalOf(actions: ReviewAction[], pageCount: number | null = null): string {
  try {
    applyActions(data(), actions, pageCount);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(error.code).toBe('correction_invalid');
    return `${error.details?.[0]?.path} ${error.details?.[0]?.message}`;
  }
  return expect.fail('It was applied.');
}

describe('applyActions', () => {
  it.each<[ReviewAction, JsonObject, unknown]>([
    [{ path: '/total', action: 'correct', value: 8 }, { total: 8 }, 7],
    [{ path: '/seller/name', action: 'correct', value: 'Rot' }, { seller: { name: 'Rot' } }, 'Roth'],
    [{ path: '/new', action: 'correct', value: 'x' }, { new: 'x' }, null],
    [{ path: '/lines/1/sum', action: 'correct', value: 3 }, { lines: [{ sum: 1 }, { sum: 3 }] }, 2],
    [{ path: '/lines/0', action: 'correct', value: null }, { lines: [null, { sum: 2 }] }, { sum: 1 }],
    [{ path: '/total', action: 'clear' }, { total: null }, 7],
    [{ path: '/total', action: 'confirm' }, {}, 7],
    [{ path: '/lines/0', action: 'removeRow' }, { lines: [{ sum: 2 }] }, { sum: 1 }],
    [{ path: '/lines', action: 'addRow', value: { sum: 9 } }, { lines: [{ sum: 1 }, { sum: 2 }, { sum: 9 }] }, null],
    [{ path: '/lines/0', action: 'addRow', value: 5 }, { lines: [5, { sum: 1 }, { sum: 2 }] }, null],
    [{ path: '/lines/2', action: 'addRow', value: 5 }, { lines: [{ sum: 1 }, { sum: 2 }, 5] }, null],
    [{ path: '/lines/-', action: 'addRow', value: 5 }, { lines: [{ sum: 1 }, { sum: 2 }, 5] }, null],
    [{ path: '/notes', action: 'addRow', value: 'n' }, { notes: ['n'] }, null],
    [{ path: '/others', action: 'addRow', value: 'n' }, { others: ['n'] }, null],
  ])('applies %j', (action, changes, previousValue) => {
    const before = data();
    const correction = applyActions(before, [action]);
    expect(correction.data).toEqual({ ...data(), ...changes });
    expect(correction.applied).toMatchObject([{ path: action.path, action: action.action, previousValue }]);
    expect(before).toEqual(data());
  });

  it.each<[ReviewAction, string]>([
    [{ path: '', action: 'correct', value: 1 }, '/actions/0/path must name a value in the data, such as /total'],
    [{ path: '/total', action: 'correct' }, '/actions/0/value is required for correct'],
    [{ path: '/lines', action: 'addRow' }, '/actions/0/value is required for addRow'],
    [{ path: '/total', action: 'clear', value: 1 }, '/actions/0/value has no meaning for clear'],
    [{ path: '/total', action: 'confirm', value: 7 }, '/actions/0/value has no meaning for confirm'],
    [{ path: '/lines/0', action: 'removeRow', value: 7 }, '/actions/0/value has no meaning for removeRow'],
    [{ path: '/lines/2', action: 'removeRow' }, '/actions/0/path names a row that the list does not have'],
    [{ path: '/seller/name', action: 'removeRow' }, '/actions/0/path must name a row of a list'],
    [{ path: '/lines/2', action: 'correct', value: 1 }, '/actions/0/path names a row that the list does not have'],
    [{ path: '/lines/2', action: 'confirm' }, '/actions/0/path names a row that the list does not have'],
    [{ path: '/total/x', action: 'clear' }, '/actions/0/path names a value within a value'],
    [{ path: '/total', action: 'addRow', value: 1 }, '/actions/0/path must name a list'],
    [{ path: '/lines/3', action: 'addRow', value: 1 }, '/actions/0/path names a position that the list does not have'],
    [{ path: '/lines/01', action: 'addRow', value: 1 }, '/actions/0/path names a position that the list does not have'],
    [
      { path: '/buyer/name', action: 'correct', value: 'x' },
      '/actions/0/path names a value within something that the data does not have',
    ],
  ])('refuses %j', (action, refusal) => expect(refusalOf([action])).toBe(refusal));

  it('names the action at fault, and applies none', () => {
    const good: ReviewAction = { path: '/total', action: 'clear' };
    expect(refusalOf([good, { path: '/lines/9', action: 'removeRow' }])).toMatch(/^\/actions\/1\/path /);
  });

  it('applies in order: a later action meets what an earlier one did', () => {
    const remove: ReviewAction = { path: '/lines/0', action: 'removeRow' };
    expect(applyActions(data(), [remove, remove]).data['lines']).toEqual([]);
    expect(refusalOf([remove, remove, remove])).toMatch(/^\/actions\/2\/path /);
  });

  it('takes the last page, and refuses the one after it', () => {
    const onPage = (page: number): ReviewAction => ({ path: '/total', action: 'confirm', page });
    expect(applyActions(data(), [onPage(3)], 3).applied[0]?.page).toBe(3);
    expect(refusalOf([onPage(4)], 3)).toBe('/actions/0/page must be at most 3, the pages of the document');
    expect(applyActions(data(), [onPage(4)], null).applied[0]?.page).toBe(4);
  });

  it('records the place of a value, and the value: what was confirmed, or null for what was cleared', () => {
    const { applied } = applyActions(data(), [
      { path: '/total', action: 'confirm', page: 1, box: [0, 0, 1, 1], quote: '7' },
      { path: '/total', action: 'clear' },
    ]);
    expect(applied).toEqual([
      { path: '/total', action: 'confirm', value: 7, previousValue: 7, page: 1, box: [0, 0, 1, 1], quote: '7' },
      { path: '/total', action: 'clear', value: null, previousValue: 7, page: null, box: null, quote: null },
    ]);
  });

  it('tells which cleared and confirmed fields the data lacks', () => {
    const { absent, cleared } = applyActions(data(), [
      { path: '/total', action: 'clear' },
      { path: '/seller/city', action: 'clear' },
      { path: '/lines/0/tax', action: 'confirm' },
      { path: '/city', action: 'correct', value: 'x' },
    ]);
    expect(cleared).toEqual(['/total', '/seller/city']);
    expect(absent).toEqual([
      { index: 1, path: '/seller/city', place: ['seller', 'city'] },
      { index: 2, path: '/lines/0/tax', place: ['lines', 0, 'tax'] },
    ]);
  });

  it('keeps no reference to the values that it was given', () => {
    const value = { sum: 1 };
    const { data: corrected } = applyActions(data(), [{ path: '/lines', action: 'addRow', value }]);
    value.sum = 2;
    expect(corrected['lines']).toEqual([{ sum: 1 }, { sum: 2 }, { sum: 1 }]);
  });
});

describe('refuseUndescribed', () => {
  const absent = [
    { index: 4, path: '/a', place: ['a'] },
    { index: 7, path: '/b', place: ['b'] },
  ];

  it('names each field that the schema lacks', () => {
    expect(() => refuseUndescribed(absent, [1])).toThrow('/actions/7/path names /b, which neither the data nor');
    expect(() => refuseUndescribed(absent, [])).not.toThrow();
  });
});

describe('removeCleared', () => {
  it('removes what is null at the paths, and nothing else', () => {
    const cleared = { total: null, name: 'x', seller: { name: null, city: null } };
    expect(removeCleared(cleared, ['/total', '/name', '/seller/name', '/buyer/name'])).toEqual({
      name: 'x',
      seller: { city: null },
    });
    expect(cleared.total).toBeNull();
  });
});
