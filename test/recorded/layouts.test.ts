/** How files of many formats are read: lines with their places, tables, and what readers are warned of. */
import { expect, test } from 'vitest';
import type { LayoutPage } from '../../server/parsing/layout.ts';
import { LayoutReceiver } from '../../server/parsing/child/layout-chunks.ts';
import { performParseTask, type ParseChildProgress } from '../../server/parsing/child/parse-tasks.ts';
import { isPicture } from '../../server/parsing/formats/picture/picture-types.ts';
import { ParseError, type ParsableType } from '../../server/parsing/parser.ts';
import { temporaryFiles } from '../../server/parsing/testing/temporary-files.ts';
import { makeOddFiles } from '../corpus/odd-files.ts';
import type { OddFile } from '../corpus/odd-file.ts';
import { printBox } from './print-result.ts';

const write = temporaryFiles();
const limits = { maxPages: 20, maxCharacters: 200_000, maxPixels: 1_000_000 };
/** Longer files repeat themselves. */
const MAX_LINES = 40;

async function record({ bytes, filename }: OddFile): Promise<string[]> {
  const path = write(bytes);
  const printed: string[] = [];
  const receiver = new LayoutReceiver();
  const progress = (step: ParseChildProgress): void => {
    if ('mimeType' in step) printed.push(`${step.mimeType} ${step.charset ?? ''}`.trim());
    else receiver.add(step.chunk);
  };
  try {
    const file = { path, filename };
    const inspected = await performParseTask({ kind: 'inspect', file, maxPixels: limits.maxPixels }, { progress });
    const [mimeType = '', charset] = (printed[0] ?? '').split(' ');
    printed.push(`pages: ${inspected.pageCount}`);
    if (isPicture(mimeType)) return printed;
    const parsed = await performParseTask(
      { kind: 'parse', path, mimeType: mimeType as ParsableType, charset, limits },
      { progress },
    );
    const { pages } = receiver.layout({ pageCount: parsed.pageCount, truncated: false });
    return [...printed, ...pages.flatMap(printPage), ...(parsed.warnings ?? [])].slice(0, MAX_LINES);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return [...printed, `${error.code}: ${error.message}`];
  }
}

function printPage({ number, name, width, height, source, rotation, lines, tables }: LayoutPage): string[] {
  const frame = [
    `page ${number} ${source}`,
    ...(width === 0 ? [] : [`${Math.round(width)} x ${Math.round(height)}`]),
    ...(rotation === undefined ? [] : [`turned by ${rotation}`]),
    ...(name === undefined ? [] : [name]),
  ];
  return [
    frame.join(' '),
    ...lines.map(({ start, text, box }) => `${start}${box === null ? '' : printBox(box)} ${text}`),
    ...tables.map(({ header, rows }) => `table ${JSON.stringify([header, ...rows])}`),
  ];
}

const files = await makeOddFiles();

test('files of many formats', async () => {
  const printed: string[] = [];
  for (const file of files) printed.push(`# ${file.name}`, ...(await record(file)), '');
  await expect(printed.join('\n')).toMatchFileSnapshot('layouts.txt');
});
