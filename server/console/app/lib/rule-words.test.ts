import { expect, it } from 'vitest';
import { describeRules, findViolation, listUndecidedViolations, withViolations } from './rule-words.ts';

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

it('shows violated rules with their numbers beside the values that they read', () => {
  const place = { confidence: 0.4, match: 'exact' as const, page: 1, quote: '2', start: 0, end: 1, boxes: [] };
  const general = { code: 'rule_violated', supports: false, message: 'A rule is violated.' };
  const evidence = [
    { ...place, path: '/total', signs: [general] },
    { ...place, path: '/date', signs: [] },
  ];
  const rules = [{ ...rule, name: 'net', result: 'violated' as const, message: '1 ≠ 2' }];
  const [total, date] = withViolations(evidence, rules);
  expect(findViolation(total)).toBe('net: 1 ≠ 2');
  expect(total?.signs).toHaveLength(1);
  expect(findViolation(date)).toBeNull();
  expect(withViolations(evidence, [])).toEqual(evidence);
});

it('names the violated rules whose values nobody has decided on', () => {
  const rule = (name: string, result: 'violated' | 'holds', paths: string[]) =>
    ({ name, severity: 'error', result, paths, message: null }) as const;
  const rules = [
    rule('sum', 'violated', ['/net', '/total']),
    rule('date', 'violated', ['/date']),
    rule('ok', 'holds', []),
  ];
  const left = listUndecidedViolations(rules as never, (path) => path === '/total');
  expect(left.map(({ name }) => name)).toEqual(['date']);
});
