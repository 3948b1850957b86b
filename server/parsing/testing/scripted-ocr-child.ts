/**
 * An OCR process for tests: its file says, by page, what the process reads, how often it crashes before that, and with
 * which code it fails.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { serveTasks } from '../../children/serve-tasks.ts';
import type { OcrRequest, OcrResult } from '../ocr/ocr-task.ts';

export interface ScriptedPage {
  /** None where the page is blank. */
  text?: string;
  elapsedMs?: number;
  crashes?: number;
  code?: string;
}

serveTasks<OcrRequest, OcrResult>(({ path, page, longestSide, languages }) => {
  const [first = '', ...attempts] = readFileSync(path, 'utf8').split('\n');
  // Each attempt leaves a line, by which the next process knows how many there were.
  appendFileSync(path, `\n${page}`);
  const { text, elapsedMs = 0, crashes = 0, code } = (JSON.parse(first) as Record<number, ScriptedPage>)[page] ?? {};
  if (attempts.filter((one) => one === String(page)).length < crashes) process.abort();
  if (code !== undefined) throw Object.assign(new Error('The page cannot be read.'), { code });
  if (text === undefined) return { page: null, elapsedMs };
  const frame = { number: 99, width: longestSide, height: 5, source: 'ocr' as const, lines: [], tables: [] };
  return { page: { ...frame, text, name: languages.join() }, elapsedMs };
});
