import type { Evidence } from '@excerpt/sdk';
import { getAt, parsePointer } from '../../../server/lib/json-pointer.ts';
import type { JsonObject } from '../../../server/lib/json-value.ts';
import { toPrintable } from '../../terminal/printable-text.ts';
import { formatPercent, style, styleConfidence } from '../../terminal/terminal-style.ts';
import { cutToWidth, formatTable } from '../../terminal/text-table.ts';
import type { ExtractionRecord } from '../extraction-record.ts';

const MAX_VALUE_WIDTH = 40;

function formatValue(value: unknown): string {
  return toPrintable(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
}

/** A row for each value: name, value, confidence, page and quote. */
export function formatEvidence(data: Record<string, unknown> | null, evidence: Evidence[], width?: number): string {
  const rows = evidence.map(({ path, confidence, page, quote, match }) => {
    const keys = parsePointer(path);
    const value = formatValue(getAt((data ?? {}) as JsonObject, keys));
    return [
      toPrintable(keys.join('.')),
      width === undefined ? value : cutToWidth(value, MAX_VALUE_WIDTH),
      styleConfidence(confidence, formatPercent(confidence)),
      page === null ? '' : String(page),
      quote === null ? style('dim', match === 'not_found' ? 'not in the document' : match) : toPrintable(quote),
    ];
  });
  return formatTable(
    [
      { header: 'field' },
      { header: 'value' },
      { header: 'confidence', align: 'right' },
      { header: 'page', align: 'right' },
      { header: 'quote' },
    ],
    rows,
    width,
  );
}

/** A record for people: the document, then a table of its values with their evidence. */
export function formatRecord(record: ExtractionRecord, width?: number): string {
  const { file, status, confidence, doubtful, provider, model, errorCode, errorMessage, warnings, runId } = record;
  const by = provider === null ? '' : `  ${provider}/${model}`;
  const state =
    status === 'completed' ? (doubtful ? style('yellow', 'doubtful') : style('green', status)) : style('red', status);
  const percent = confidence === null ? '' : `  ${styleConfidence(confidence, formatPercent(confidence))}`;
  const head = `${style('bold', toPrintable(file))}  ${state}${percent}${by}${runId === null ? '' : `  ${runId}`}`;
  const lines = [head];
  if (errorCode !== null) lines.push(`  ${errorCode.code}: ${toPrintable(errorMessage ?? '')}`);
  for (const warning of warnings) lines.push(style('yellow', `  ${toPrintable(warning)}`));
  // Records of earlier versions have no rules.
  for (const { name, result, severity, message } of record.rules ?? []) {
    if (result === 'holds') continue;
    const colour = result === 'violated' && severity === 'error' ? 'red' : 'yellow';
    lines.push(style(colour, `  ${toPrintable(`${result} rule ${name}: ${message ?? ''}`)}`));
  }
  const { extractedData, partialData, evidence } = record;
  if (evidence.length > 0) lines.push(formatEvidence(extractedData ?? partialData, evidence, width));
  return `${lines.join('\n')}\n`;
}
