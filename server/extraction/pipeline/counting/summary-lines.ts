import { CARRIED_FORWARD, SUMMARY_START } from '../../local/tables/summary-rows.ts';
import { listTopicLabels } from '../../reading/languages/terms.ts';
import { fold, readConcepts } from '../../reading/tokens.ts';

const SUMMARY = new Set(['total', 'subtotal', 'balance', 'tax']);
const BALANCES = (['openingBalance', 'closingBalance'] as const).flatMap((field) =>
  listTopicLabels(field).labels.map(fold),
);
const MAX_START = 60;

/** Whether the words of a line begin like a sum, a balance, or an amount carried forward. */
export function isSummaryLine(text: string): boolean {
  const words = text.slice(text.search(/\p{L}|$/u)).slice(0, MAX_START);
  if (words === '') return false;
  const start = fold(words);
  return (
    SUMMARY_START.test(words) ||
    SUMMARY.has(readConcepts(words.split(/[\s:]/, 1)[0] ?? '')[0] ?? '') ||
    [...CARRIED_FORWARD, ...BALANCES].some((term) => start.startsWith(term))
  );
}
