import { checkRules, type Run } from '@excerpt/sdk';
import { keepPreviousData, useQuery } from '@tanstack/preact-query';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { getClient } from '../../api/console-session.ts';
import { mapViolations } from '../../lib/rule-words.ts';

/** Between two corrections of a person who goes through values by keys. */
const PAUSE_MS = 250;

type CheckedRun = Pick<Run, 'rules' | 'schemaVersionNumber' | 'completedAt' | 'extractedData'>;

export interface CheckedRules {
  /** Of the data as corrected; those of the run until they are known. */
  rules: Run['rules'];
  /** Sentences by the path of the value that a violated rule reads. */
  violations: ReadonlyMap<string, string>;
  /** The corrected data with their derived fields; null until they are known. */
  filled: Record<string, unknown> | null;
  /** Whether the rules are those of the data as they are now. */
  isCurrent: boolean;
}

let last = 0;
const numbers = new WeakMap<object, number>();

/** Data are immutable here: a number names them, so that long data are no key. */
function toNumber(data: object): number {
  let number = numbers.get(data);
  if (number === undefined) numbers.set(data, (number = last += 1));
  return number;
}

/**
 * Checks the rules of a run again when a person corrects its data, and fills derived fields again.
 * @param path the key of the schema is undefined until it is known
 */
export function useCheckedRules(
  path: { slug: string; schemaKey: string | undefined },
  run: CheckedRun,
  data: Record<string, unknown>,
): CheckedRules {
  const { rules, schemaVersionNumber: versionNumber, completedAt } = run;
  const isCorrected = run.extractedData !== null && data !== run.extractedData;
  const [settled, settle] = useState(data);
  useEffect(() => {
    const timer = setTimeout(() => settle(data), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [data]);
  const { data: checked, isPlaceholderData } = useQuery({
    queryKey: ['checkRules', path.schemaKey, versionNumber, toNumber(settled)],
    queryFn: async ({ signal }) => {
      const date = completedAt === null ? {} : { date: completedAt.slice(0, 10) };
      const body = { data: settled, versionNumber, ...date };
      const request = { client: getClient(), path: { ...path, schemaKey: path.schemaKey ?? '' }, body, signal };
      return (await checkRules({ ...request, throwOnError: true })).data;
    },
    enabled: isCorrected && settled === data && path.schemaKey !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  const shown = isCorrected ? (checked?.rules ?? rules) : rules;
  const isCurrent = !isCorrected || (checked !== undefined && settled === data && !isPlaceholderData);
  const violations = useMemo(() => mapViolations(shown), [shown]);
  return { rules: shown, violations, filled: isCorrected && isCurrent ? (checked?.data ?? null) : null, isCurrent };
}
