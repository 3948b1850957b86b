import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, it } from 'vitest';
import { RULES } from '../../scripts/ablate/ablated-rules.ts';
import { effectiveRules, observe, withObservedRule, withoutRule } from '../../scripts/ablate/switch-off.ts';

const read = (file: string): string =>
  readFileSync(new URL(`../../server/extraction/${file}`, import.meta.url), 'utf8');

it('replaces the function of each rule, whose file has it', () => {
  const functions = RULES.flatMap((rule) => ('function' in rule ? [rule] : []));
  expect(functions.length).toBeGreaterThan(50);
  for (const rule of functions) {
    const source = withoutRule(read(rule.file), rule.file, rule);
    expect(source).toContain(`function ${rule.function}(...args: any[]): any { return ${rule.without}; }`);
    expect(() => stripTypeScriptTypes(source)).not.toThrow();
    expect(withoutRule(source, 'other.ts', rule)).toBe(source);
  }
});

it('refuses a function that the file lacks', () => {
  const rule = { name: 'gone', file: 'gone.ts', function: 'gone', without: 'null' };
  expect(() => withoutRule('function other() {}', 'gone.ts', rule)).toThrow('gone.ts has no function gone');
});

it('empties a part of the named languages and keeps the others', () => {
  const rule = RULES.find(({ name }) => name === 'labels: total');
  if (rule === undefined) throw new Error('There is no such rule.');
  const source = `const LANGUAGES = { de: { code: 'de', labels: { total: 'Summe', iban: 'IBAN' } } };`;
  const emptied = withoutRule(source, 'reading/languages/all-languages.ts', rule);
  const script = stripTypeScriptTypes(emptied);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the changed source is what is tested
  const { de } = new Function(`${script}; return LANGUAGES;`)() as Record<string, { labels: Record<string, string> }>;
  expect(de?.labels).toEqual({ total: 'qzxqzx', iban: 'IBAN' });
});

it('observes whether a function gives what it would not give while switched off', () => {
  observe([]);
  const rule = { name: 'double', file: 'double.ts', function: 'double', without: 'args[0]' };
  const source = withObservedRule('function double(n: number) { return n * 2; }', 'double.ts', rule);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the changed source is what is tested
  const double = new Function(`${stripTypeScriptTypes(source)}; return double;`)() as (n: number) => number;
  expect(double(0)).toBe(0);
  expect([...effectiveRules]).toEqual([]);
  expect(double(2)).toBe(4);
  expect([...effectiveRules]).toEqual(['double']);
});
