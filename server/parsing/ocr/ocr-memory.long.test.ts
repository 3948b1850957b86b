import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { listChildren } from '../../../test/harness/processes.ts';
import { createParser } from '../child/child-parser.ts';
import { drawPage } from '../testing/make-picture.ts';
import { temporaryFiles } from '../testing/temporary-files.ts';

const write = temporaryFiles();
const parser = createParser({ poolSize: 1, maxRssBytes: 2 ** 30 });
afterAll(() => parser.close());

/** What the process that recognises text has used at its peak, in bytes. */
async function peakAfterReading(width: number, height: number): Promise<number> {
  const texts = Array.from({ length: 40 }, (_, row) => ({
    text: `Row ${row} of a page: 1,234.50`,
    x: 40,
    y: 34 * row,
  }));
  const picture = drawPage(texts).resize(width, height, { fit: 'fill' });
  const path = write(await picture.png().toBuffer());
  const limits = { maxPages: 1, maxCharacters: 100_000, deadlineMs: 300_000 };
  await parser.parse({ path, mimeType: 'image/png' }, { limits });
  const child = (await listChildren(process.pid)).find(({ command }) => command.includes('ocr-child'));
  const status = await readFile(`/proc/${child?.pid}/status`, 'latin1');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

// Bytes are counted against those of a small picture in the same process: models and libraries differ by machine.
test.runIf(process.platform === 'linux')('the memory of OCR grows with the picture only up to a limit', async () => {
  const small = await peakAfterReading(640, 640);
  const large = await peakAfterReading(2000, 2000);
  expect(small).toBeGreaterThan(0);
  // With the limit the growth is 167 bytes a pixel, without it 282.
  const pixels = 1280 * 960 - 640 * 640;
  expect(large - small).toBeLessThan(225 * pixels);
});
