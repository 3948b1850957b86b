import { useState } from 'preact/hooks';
import { describeError } from '../api/query-client.ts';
import { saveFile } from '../lib/save-file.ts';
import type { ResultRow } from '../lib/result-exports.ts';
import { Icon } from './icons.tsx';
import { notify } from './notices.tsx';
import { useShortcuts } from './shortcuts.ts';

const FORMATS = ['CSV', 'XLSX', 'NDJSON'] as const;
type Format = (typeof FORMATS)[number];

const MEDIA_TYPES: Record<Format, string> = {
  CSV: 'text/csv',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  NDJSON: 'application/x-ndjson',
};

/** The writers are loaded when they are used. */
async function write(format: Format, rows: ResultRow[]): Promise<string | Uint8Array<ArrayBuffer>> {
  const { toCsv, toLines, toNdjson } = await import('../lib/result-exports.ts');
  if (format === 'CSV') return toCsv(rows);
  return format === 'NDJSON' ? toNdjson(rows) : (await import('../lib/workbook.ts')).toWorkbook(toLines(rows));
}

interface ExportButtonsProps {
  /** Of the file, without its extension. */
  name: string;
  readRows: () => ResultRow[] | Promise<ResultRow[]>;
}

/** Downloads results as a table or as JSON. */
export function ExportButtons({ name, readRows }: ExportButtonsProps) {
  const [busy, setBusy] = useState<Format | null>(null);
  const save = async (format: Format) => {
    setBusy(format);
    try {
      const content = await write(format, await readRows());
      saveFile(`${name}.${format.toLowerCase()}`, content, MEDIA_TYPES[format]);
    } catch (error) {
      notify(describeError(error), { isError: true });
    }
    setBusy(null);
  };
  useShortcuts('Export', [{ keys: 'e', label: 'Export as CSV', run: () => void save('CSV') }]);
  return (
    <>
      {FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          class="button"
          disabled={busy !== null}
          aria-busy={busy === format}
          onClick={() => void save(format)}
        >
          <Icon name="download" />
          {format}
        </button>
      ))}
    </>
  );
}
