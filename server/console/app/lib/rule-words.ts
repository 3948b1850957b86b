import type { Evidence, Run } from '@excerpt/sdk';

/** A sentence for each rule that does not hold, the violated ones first. */
export function describeRules(rules: Run['rules']): string[] {
  const violated = rules.filter(({ result }) => result === 'violated');
  const unknown = rules.filter(({ result }) => result === 'unknown');
  return [
    ...violated.map(({ name, message }) => `${name}: ${message ?? 'violated'}`),
    ...unknown.map(({ name, message }) => `${name}: not known. ${message ?? ''}`.trim()),
  ];
}

/** The violated rules of a run none of whose values a person has decided on since they were checked. */
export const listUndecidedViolations = (rules: Run['rules'], isDecided: (path: string) => boolean): Run['rules'] =>
  rules.filter(({ result, paths }) => result === 'violated' && !paths.some(isDecided));

const VIOLATED = 'rule_violated';

/** Evidence whose values show the violated rules that read them, with their numbers. */
export function withViolations(evidence: readonly Evidence[], rules: Run['rules']): Evidence[] {
  const violated = rules.filter(({ result }) => result === 'violated');
  return evidence.map((one) => {
    const reading = violated.filter(({ paths }) => paths.includes(one.path));
    if (reading.length === 0) return one;
    const message = describeRules(reading).join(' ');
    const others = one.signs.filter(({ code }) => code !== VIOLATED);
    return { ...one, signs: [...others, { code: VIOLATED, supports: false, message }] };
  });
}

/** What each value violates, with the numbers, by its path. */
export function mapViolations(rules: Run['rules']): ReadonlyMap<string, string> {
  const found = new Map<string, Run['rules']>();
  for (const rule of rules)
    if (rule.result === 'violated') for (const path of rule.paths) found.set(path, [...(found.get(path) ?? []), rule]);
  return new Map([...found].map(([path, violated]) => [path, describeRules(violated).join(' ')]));
}

/** Evidence without what rules said of values that may have changed since. */
export const withoutViolations = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.map((one) =>
    one.signs.some(({ code }) => code === VIOLATED)
      ? { ...one, signs: one.signs.filter(({ code }) => code !== VIOLATED) }
      : one,
  );

/** What a value violates, with the numbers; null for nothing. */
export const findViolation = (evidence: Evidence | undefined): string | null =>
  evidence?.signs.find(({ code }) => code === VIOLATED)?.message ?? null;
