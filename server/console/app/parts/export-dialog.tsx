import { createExport, getExportResults, listExports, type Export } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { getClient } from '../api/console-session.ts';
import type { EnvironmentSlug } from '../lib/console-address.ts';
import type { ExportFilter } from '../lib/run-query.ts';
import { saveFile } from '../lib/save-file.ts';
import { FormDialog } from './form-dialog.tsx';
import { TimeAgo } from './time-ago.tsx';
import { useChange } from './use-change.ts';

const FORMATS = ['xlsx', 'csv', 'ndjson'] as const;

interface ExportChoice {
  format: (typeof FORMATS)[number];
  rows: 'document' | 'entry';
  review: boolean;
  confidence: boolean;
}

const STORED = 'excerpt.export';
const DEFAULT: ExportChoice = { format: 'xlsx', rows: 'document', review: false, confidence: false };

function readChoice(): ExportChoice {
  try {
    return { ...DEFAULT, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<ExportChoice>) };
  } catch {
    return DEFAULT;
  }
}

/** The runs of a schema to export: these, or all that a filter has. */
export interface ExportSource {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
  /** Of the file, without its extension. */
  name: string;
  chosen: { runIds: string[] } | { filter: ExportFilter };
  /** What is exported, in words. */
  description: string;
}

interface ExportDialogProps extends ExportSource {
  close: () => void;
}

/** Exports runs as a file, and offers the files of earlier exports again. */
export function ExportDialog({ close, ...source }: ExportDialogProps) {
  const { slug, schemaKey, env, name, chosen, description } = source;
  const path = { slug, schemaKey };
  const [choice, setChoice] = useState(readChoice);
  const change = (changes: Partial<ExportChoice>) => setChoice((before) => ({ ...before, ...changes }));
  const { data: earlier } = useQuery({
    queryKey: ['listExports', { path, env }] as const,
    queryFn: async () =>
      (await listExports({ client: getClient(), path, query: { env, pageSize: 5 }, throwOnError: true })).data.data,
  });
  const { mutate, isPending, error } = useChange(
    async (sending, again: Export | null) => {
      const created =
        again ?? (await createExport({ ...sending, path, query: { env }, body: chosen, timeout: 0 })).data;
      const answer = await getExportResults({ ...sending, path: { id: created.id }, query: choice, timeout: 0 });
      const file = answer.data as unknown as Blob;
      saveFile(`${name}.${choice.format}`, file, file.type);
      return { data: created };
    },
    {
      touches: ['listRuns', 'listExports'],
      after: close,
    },
  );
  const submit = () => {
    localStorage.setItem(STORED, JSON.stringify(choice));
    mutate(null);
  };
  return (
    <FormDialog title="Export" close={close} submit={submit} submitLabel="Export" isPending={isPending} error={error}>
      <p>{description}</p>
      <label class="field">
        <span>File</span>
        <select
          value={choice.format}
          onChange={({ currentTarget }) => change({ format: currentTarget.value as ExportChoice['format'] })}
        >
          {FORMATS.map((format) => (
            <option key={format} value={format}>
              {format.toUpperCase()}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>A row for each</span>
        <select
          value={choice.rows}
          disabled={choice.format === 'ndjson'}
          onChange={({ currentTarget }) => change({ rows: currentTarget.value as ExportChoice['rows'] })}
        >
          <option value="document">document</option>
          <option value="entry">entry of its lists</option>
        </select>
      </label>
      <label class="field-check">
        <input
          type="checkbox"
          checked={choice.review}
          onChange={({ currentTarget }) => change({ review: currentTarget.checked })}
        />
        Columns for the review: its state, who decided, and what was corrected
      </label>
      <label class="field-check">
        <input
          type="checkbox"
          checked={choice.confidence}
          onChange={({ currentTarget }) => change({ confidence: currentTarget.checked })}
        />
        A column for the confidence
      </label>
      <p class="muted">Cells that a review changed are yellow in XLSX. The documents are marked as exported.</p>
      {earlier !== undefined && earlier.length > 0 && (
        <details>
          <summary>Earlier exports</summary>
          <ul class="earlier-exports">
            {earlier.map((one) => (
              <li key={one.id}>
                <button type="button" class="link-button" disabled={isPending} onClick={() => mutate(one)}>
                  {one.runCount === 1 ? '1 document' : `${one.runCount} documents`}
                </button>{' '}
                <span class="muted">
                  {one.createdBy.name}, <TimeAgo at={one.createdAt} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </FormDialog>
  );
}
