import { ExcerptError, lintSchema } from '@excerpt/sdk';
import { keepPreviousData, useQuery } from '@tanstack/preact-query';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import type { EditorFinding } from '../../code-editor/create-editor.ts';
import { parseDefinition, parseRules } from './draft-input.ts';

const PAUSE_MS = 400;

export interface Findings {
  findings: EditorFinding[];
  /** Why the definition was not checked. */
  problem: string | null;
}

/** A text once nothing has been typed for a moment. */
export function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const toSentence = (message: string): string => `${message.charAt(0).toUpperCase()}${message.slice(1)}`;

interface SchemaPath {
  slug: string;
  schemaKey: string;
}

interface Texts {
  /** The definition. */
  text: string;
  rules: string;
}

/** Asks the server. An invalid definition is an answer, too. */
export async function findFindings(path: SchemaPath, { text, rules }: Texts, signal: AbortSignal): Promise<Findings> {
  try {
    const body = { definition: parseDefinition(text), rules: parseRules(rules) ?? [] };
    const request = { client: getClient(), signal, path, body };
    const { data } = await lintSchema({ ...request, throwOnError: true });
    const findings = data.warnings.map(({ path: at, code, message, provider }): EditorFinding => {
      const severity = code === 'rule_invalid' ? 'error' : provider === undefined ? 'warning' : 'info';
      return { path: at, message, severity };
    });
    return { findings, problem: null };
  } catch (error) {
    if (error instanceof SyntaxError) return { findings: [], problem: error.message };
    if (!(error instanceof ExcerptError) || error.code !== 'invalid_schema') throw error;
    const findings = (error.details ?? []).map(({ path: at, message }): EditorFinding => {
      const pointer = at.replace(/^\/definition/, '');
      return { path: pointer, message: toSentence(`${message}.`), severity: 'error' };
    });
    return { findings, problem: null };
  }
}

const IN_RULES = /^\/rules(?=\/|$)/;

/** The findings of rules, with pointers into their list. */
export function useRuleFindings(
  slug: string,
  schemaKey: string,
  draft: { definition: string; rules: string },
): Findings {
  const { findings, problem } = useFindings(slug, schemaKey, draft.definition, draft.rules);
  const ofRules = useMemo(
    () =>
      findings
        .filter(({ path }) => IN_RULES.test(path))
        .map((finding) => ({ ...finding, path: finding.path.replace(IN_RULES, '') })),
    [findings],
  );
  return { findings: ofRules, problem };
}

const NO_FINDINGS: EditorFinding[] = [];

/** What the server finds in a definition, and in rules about it, after each pause in typing. */
export function useFindings(slug: string, schemaKey: string, text: string, rules = ''): Findings {
  const settled = { text: useSettled(text), rules: useSettled(rules) };
  const { data, error } = useQuery({
    queryKey: ['lintSchema', slug, schemaKey, settled],
    queryFn: ({ signal }) => findFindings({ slug, schemaKey }, settled, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return {
    findings: data?.findings ?? NO_FINDINGS,
    problem: error === null ? (data?.problem ?? null) : describeError(error),
  };
}
