import { expect, it } from 'vitest';
import { describeRules } from './rule-words.ts';

const rule = { severity: 'error' as const, paths: ['/total'] };

it('names the rules that do not hold, the violated ones first', () => {
  const missing = 'A value that the rule reads is missing.';
  expect(
    describeRules([
      { ...rule, name: 'sum', result: 'holds', message: null },
      { ...rule, name: 'due', result: 'unknown', message: missing },
      { ...rule, name: 'net', result: 'violated', message: '1 ≠ 2' },
    ]),
  ).toEqual(['net: 1 ≠ 2', `due: not known. ${missing}`]);
});
