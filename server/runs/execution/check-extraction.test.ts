import { expect, it } from 'vitest';
import { ExtractionError, type Extraction } from '../../extraction/engine.ts';
import { toJsonText } from '../../lib/json-text.ts';
import { checkExtraction } from './check-extraction.ts';

const evidence = toJsonText<never[]>([]);
const extraction: Extraction = { extractedData: { net: 1 }, evidence, confidence: 0.5, warnings: [], usage: null };
const rules = [{ name: 'sum', check: 'net = 1', severity: 'error' as const }];
const loaded = { definition: {}, rules, today: '2026-01-31', tables: {}, lookups: [] };
const options = { signal: new AbortController().signal };

const checkFailing = (error: Error) => checkExtraction(extraction, loaded, () => Promise.reject(error), options);

it('keeps the extraction where rules end their child process, and calls them unknown', async () => {
  const checked = await checkFailing(new ExtractionError('timeout', 'It took too long.'));
  expect(checked.extraction).toMatchObject({ extractedData: { net: 1 }, confidence: 0.5 });
  expect(checked.extraction.warnings).toEqual([expect.stringContaining('They were not checked')]);
  expect(checked.rules).toMatchObject([{ name: 'sum', result: 'unknown', paths: [] }]);
});

it('tries again after a failure that is not theirs', async () => {
  const stopped = new ExtractionError('internal_error', 'It was stopped.', { retryable: true });
  await expect(checkFailing(stopped)).rejects.toBe(stopped);
});
