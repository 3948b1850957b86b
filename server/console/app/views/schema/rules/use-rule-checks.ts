import { ExcerptError, tryRules, type RuleTrial } from '@excerpt/sdk';
import { keepPreviousData, useQuery } from '@tanstack/preact-query';
import { useMemo } from 'preact/hooks';
import { getClient } from '../../../api/console-session.ts';
import { describeError } from '../../../api/query-client.ts';
import type { JsonObject } from '../../../definition/definition-object.ts';
import type { EnvironmentSlug } from '../../../lib/console-address.ts';
import { parseDefinition } from '../draft-input.ts';
import { findFindings, useSettled } from '../use-findings.ts';
import { groupFindings, groupOutcomes, type RuleFinding, type RuleOutcome } from './rule-checks.ts';
import { listComplete, type CompleteRule } from './rule-drafts.ts';

interface CheckedRules {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
  /** JSON text. */
  definition: string;
  rules: readonly JsonObject[];
  ids: readonly number[];
  /** Stored runs that are tried at most. */
  runs: number;
}

/** By the ids of rules. */
export interface RuleChecks {
  findings: ReadonlyMap<number, RuleFinding[]>;
  outcomes: ReadonlyMap<number, RuleOutcome>;
  /** Runs that were tried; null until it is known. */
  runCount: number | null;
  /** What is shown belongs to an earlier text. */
  isChecking: boolean;
  /** Why nothing was checked. */
  problem: string | null;
}

const NO_FINDINGS: ReadonlyMap<number, RuleFinding[]> = new Map();
const NO_OUTCOMES: ReadonlyMap<number, RuleOutcome> = new Map();

interface Tried {
  trial: RuleTrial;
  tried: CompleteRule[];
}

/** Checks rules after each pause in typing: first their words, and then those that can be read on stored runs. */
export function useRuleChecks({ slug, schemaKey, env, definition, rules, ids, runs }: CheckedRules): RuleChecks {
  const typed = JSON.stringify({ definition, complete: listComplete(rules, ids) });
  const settled = useSettled(typed);
  const read = useMemo(() => JSON.parse(settled) as { definition: string; complete: CompleteRule[] }, [settled]);
  const path = { slug, schemaKey };
  const lint = useQuery({
    queryKey: ['lintRules', slug, schemaKey, settled],
    queryFn: async ({ signal }) => {
      const { complete } = read;
      const texts = { text: read.definition, rules: JSON.stringify(complete.map(({ rule }) => rule)) };
      const { findings, problem } = await findFindings(path, texts, signal);
      return { findings: groupFindings(findings, complete), problem };
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  const isLinted = lint.data !== undefined && !lint.isPlaceholderData && lint.data.problem === null;
  const findings = lint.data?.findings ?? NO_FINDINGS;
  const readable = read.complete.filter(
    ({ id }) => findings.get(id)?.some(({ severity }) => severity === 'error') !== true,
  );
  const trial = useQuery({
    queryKey: ['tryRules', slug, schemaKey, env, runs, settled],
    queryFn: async ({ signal }): Promise<Tried> => {
      const tested = readable.map(({ rule }) => rule);
      const body = { rules: tested, definition: parseDefinition(read.definition), limit: runs };
      const request = { client: getClient(), path, query: { env }, body, signal };
      return { trial: (await tryRules({ ...request, throwOnError: true })).data, tried: readable };
    },
    enabled: isLinted && readable.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  const outcomes = useMemo(() => {
    if (trial.data === undefined || readable.length === 0) return NO_OUTCOMES;
    return groupOutcomes(trial.data.trial, trial.data.tried);
  }, [trial.data, readable.length]);
  const error = lint.error ?? trial.error;
  // The definition is checked on its own tab; here it only matters that nothing could be tried.
  const isRefused = error instanceof ExcerptError && error.code === 'invalid_schema';
  return {
    findings,
    outcomes,
    runCount: trial.data?.trial.runs.length ?? null,
    isChecking: typed !== settled || lint.isFetching || trial.isFetching,
    problem: isRefused
      ? 'The definition has errors. Rules are tried once it has none.'
      : error === null
        ? (lint.data?.problem ?? null)
        : describeError(error),
  };
}
