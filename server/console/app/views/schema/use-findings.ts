import { ExcerptError, lintSchema } from '@excerpt/sdk';
import { keepPreviousData, useQuery } from '@tanstack/preact-query';
import { useEffect, useState } from 'preact/hooks';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import type { EditorFinding } from '../../code-editor/create-editor.ts';
import { parseDefinition } from './draft-input.ts';

const PAUSE_MS = 400;

export interface Findings {
  findings: EditorFinding[];
  /** Why the definition was not checked. */
  problem: string | null;
}

/** A text once nothing has been typed for a moment. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const toSentence = (message: string): string => `${message.charAt(0).toUpperCase()}${message.slice(1)}`;

/** Asks the server. An invalid definition is an answer, too. */
async function findFindings(slug: string, schemaKey: string, text: string, signal: AbortSignal): Promise<Findings> {
  try {
    const definition = parseDefinition(text);
    const request = { client: getClient(), signal, path: { slug, schemaKey }, body: { definition } };
    const { data } = await lintSchema({ ...request, throwOnError: true });
    const findings = data.warnings.map(({ path, message, provider }): EditorFinding => {
      return { path, message, severity: provider === undefined ? 'warning' : 'info' };
    });
    return { findings, problem: null };
  } catch (error) {
    if (error instanceof SyntaxError) return { findings: [], problem: error.message };
    if (!(error instanceof ExcerptError) || error.code !== 'invalid_schema') throw error;
    const findings = (error.details ?? []).map(({ path, message }): EditorFinding => {
      const pointer = path.replace(/^\/definition/, '');
      return { path: pointer, message: toSentence(`${message}.`), severity: 'error' };
    });
    return { findings, problem: null };
  }
}

const NO_FINDINGS: EditorFinding[] = [];

/** What the server finds in a definition, after each pause in typing. */
export function useFindings(slug: string, schemaKey: string, text: string): Findings {
  const settled = useSettled(text);
  const { data, error } = useQuery({
    queryKey: ['lintSchema', slug, schemaKey, settled],
    queryFn: ({ signal }) => findFindings(slug, schemaKey, settled, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return {
    findings: data?.findings ?? NO_FINDINGS,
    problem: error === null ? (data?.problem ?? null) : describeError(error),
  };
}
