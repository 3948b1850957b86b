import { z } from 'zod';
import { getAt, parsePointer } from '../../lib/json-pointer.ts';
import type { JsonValue } from '../../lib/json-value.ts';
import type { RunState } from '../backend.ts';
import { limitLists, type ShortenedList } from './limit-lists.ts';

/** Values whose evidence one result shows. */
const MAX_EVIDENCE = 100;
const MAX_QUOTE_LENGTH = 300;
const MAX_WARNINGS = 20;
const MAX_EXAMPLES = 20;
/** Elements of a list that one result shows. */
const MAX_ELEMENTS = 100;

const evidence = z.strictObject({
  path: z.string().describe('JSON Pointer to the value in data.'),
  value: z.unknown(),
  confidence: z.number().describe('0 to 1: how probable it is that the value is right.'),
  match: z.string().describe('exact, normalized, fuzzy, derived or not_found.'),
  page: z.number().nullable(),
  quote: z.string().nullable().describe('The text of the document that the value was read from.'),
});

export const runOutput = z.strictObject({
  runId: z.string(),
  status: z.enum(['pending', 'processing', 'completed', 'failed', 'cancelled']),
  documentId: z.string().nullable(),
  model: z.string().describe('<provider>/<model>'),
  data: z.record(z.string(), z.unknown()).nullable().describe('The extracted data, once the run is completed.'),
  confidence: z.number().nullable().describe('Mean confidence of the fields.'),
  evidence: z.array(evidence).describe('In document order.'),
  evidenceTotal: z.number().describe('get_run with evidenceOffset shows the others.'),
  shortenedLists: z
    .array(z.strictObject({ path: z.string(), total: z.number(), shown: z.number() }))
    .describe('Lists not shown whole. get_run with listOffset shows the others.'),
  incompleteLists: z
    .array(z.strictObject({ path: z.string(), found: z.number(), expected: z.number().nullable() }))
    .describe('Lists that probably lack rows of the document.'),
  memory: z.array(z.string()),
  warnings: z.array(z.string()),
  error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  next: z.string().nullable().describe('What to do next, if the run has not ended or something is left.'),
});

export interface SummaryWindow {
  evidenceOffset: number;
  listOffset: number;
}

const shorten = (text: string | null): string | null =>
  text === null || text.length <= MAX_QUOTE_LENGTH ? text : `${text.slice(0, MAX_QUOTE_LENGTH)}…`;

const longest = (lists: readonly ShortenedList[]): number => Math.max(0, ...lists.map(({ total }) => total));

/** How to see what is left; null if nothing is. The arguments of both go on together. */
function describeRest(
  id: string,
  { listOffset, evidenceOffset }: { listOffset: number | null; evidenceOffset: number | null },
): string | null {
  const rest = [
    ...(listOffset === null ? [] : [`listOffset ${listOffset} for more rows`]),
    ...(evidenceOffset === null ? [] : [`evidenceOffset ${evidenceOffset} for more evidence`]),
  ];
  return rest.length === 0 ? null : `Call get_run with the runId ${id} and ${rest.join(', and ')}.`;
}

/** What a model needs of a run, in a bounded size. */
export function summarizeRun(
  run: RunState,
  { evidenceOffset, listOffset }: SummaryWindow = { evidenceOffset: 0, listOffset: 0 },
): { content: z.input<typeof runOutput>; failure?: string } {
  const { id, status, errorCode, errorMessage, extractedData } = run;
  const whole = (extractedData ?? run.partialData ?? {}) as JsonValue;
  const limited =
    extractedData === null ? null : limitLists(extractedData as JsonValue, { listOffset, maxElements: MAX_ELEMENTS });
  const isFinal = status !== 'pending' && status !== 'processing';
  const error =
    status === 'failed'
      ? { code: errorCode?.code ?? 'internal_error', message: errorMessage ?? 'The run failed.' }
      : null;
  const next = describeRest(id, {
    listOffset: listOffset + MAX_ELEMENTS < longest(limited?.shortened ?? []) ? listOffset + MAX_ELEMENTS : null,
    evidenceOffset: evidenceOffset + MAX_EVIDENCE < run.evidence.length ? evidenceOffset + MAX_EVIDENCE : null,
  });
  const content = {
    runId: id,
    status,
    documentId: run.documentId,
    model: `${run.provider}/${run.model}`,
    data: (limited?.value ?? null) as Record<string, unknown> | null,
    confidence: run.confidence,
    evidence: run.evidence
      .slice(evidenceOffset, evidenceOffset + MAX_EVIDENCE)
      .map(({ path, confidence, match, page, quote }) => ({
        path,
        value: getAt(whole, parsePointer(path)) ?? null,
        confidence,
        match,
        page,
        quote: shorten(quote),
      })),
    evidenceTotal: run.evidence.length,
    shortenedLists: limited?.shortened ?? [],
    incompleteLists: run.lists
      .filter(({ complete }) => complete === false)
      .map(({ path, found, expected }) => ({ path, found, expected })),
    memory: run.memory.slice(0, MAX_EXAMPLES).map(({ exampleId }) => exampleId),
    warnings: run.warnings.slice(0, MAX_WARNINGS),
    error,
    next: isFinal ? next : `The run goes on. Call get_run with the runId ${id} to wait for it.`,
  };
  if (error !== null) return { content, failure: `${error.code}: ${error.message} (run ${id})` };
  if (status === 'cancelled') return { content, failure: `The run ${id} was cancelled. Call extract again.` };
  return { content };
}
