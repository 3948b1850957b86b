import type { Run } from '@excerpt/sdk';

/** A sentence for each rule that does not hold, the violated ones first. */
export function describeRules(rules: Run['rules']): string[] {
  const violated = rules.filter(({ result }) => result === 'violated');
  const unknown = rules.filter(({ result }) => result === 'unknown');
  return [
    ...violated.map(({ name, message }) => `${name}: ${message ?? 'violated'}`),
    ...unknown.map(({ name, message }) => `${name}: not known. ${message ?? ''}`.trim()),
  ];
}
