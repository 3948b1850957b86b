import { buildProsePattern } from '../../reading/languages/terms.ts';
import type { Row } from '../segments.ts';

const MIN_ROWS = 5;
const MAX_LENGTH = 200;
const ENDS_IN_PAGE = /[.…\s]\d{1,4}\s*$/u;
/** A heading with the number of its page: "22. Governing Law ........ 10". */
const ENTRY = new RegExp(
  `^\\s*(?:${buildProsePattern('documentParts')}\\s*)?` +
    '(?<number>\\d+(?:\\.\\d+)*\\.?|[IVX]+\\.)?\\s*\\p{L}.*?(?<dots>[.…\\s]{3,}|\\s{2,})(?<page>\\d{1,4})\\s*$',
  'iu',
);

/** The rows of tables of contents. What they name is elsewhere in the document. */
export function findContentsRows(rows: readonly Row[]): Set<Row> {
  const found = new Set<Row>();
  let run: { row: Row; page: number; isSure: boolean }[] = [];
  const close = (): void => {
    const pages = new Set(run.map(({ page }) => page));
    const sure = run.filter(({ isSure }) => isSure).length;
    if (run.length >= MIN_ROWS && pages.size >= 3 && sure >= run.length / 2) for (const { row } of run) found.add(row);
    run = [];
  };
  let skipped = 0;
  for (const row of rows) {
    const entry =
      row.text.length <= MAX_LENGTH && ENDS_IN_PAGE.test(row.text) ? ENTRY.exec(row.text)?.groups : undefined;
    const page = Number(entry?.['page']);
    const last = run.at(-1)?.page ?? 0;
    if (entry === undefined || page < last || page > last + 60) {
      // A heading of several lines has its page in the last one.
      if (++skipped > 3 || entry !== undefined) close();
      if (entry === undefined) continue;
    }
    skipped = 0;
    run.push({ row, page, isSure: entry['number'] !== undefined || /[.…]{3}/u.test(entry['dots'] ?? '') });
  }
  close();
  return found;
}
