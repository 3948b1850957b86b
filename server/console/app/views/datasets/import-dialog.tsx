import { addDatasetItems, uploadDocument, type Dataset } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useChange } from '../../parts/use-change.ts';
import { readImport, type ImportFolder } from './read-import.ts';

interface ImportProps {
  slug: string;
  dataset: Dataset;
  close: () => void;
}

async function readExpected(file: File | null, name: string): Promise<Record<string, unknown> | undefined> {
  if (file === null) return undefined;
  try {
    return JSON.parse(await file.text()) as Record<string, unknown>;
  } catch {
    throw new Error(`${name}/expected.json is no JSON.`);
  }
}

/** Uploads a folder of documents with what is expected of them. A folder whose labels are refused names the field. */
export function ImportDialog({ slug, dataset, close }: ImportProps) {
  const [folder, setFolder] = useState<ImportFolder | null>(null);
  const [done, setDone] = useState(0);
  const { id, schemaKey, env } = dataset;
  const { mutate, isPending, error } = useChange(
    async (sending) => {
      const documents = folder?.documents ?? [];
      // All are read first: a file that is no JSON stops the import before anything is uploaded.
      const labels = await Promise.all(documents.map(({ expected, name }) => readExpected(expected, name)));
      for (const [index, { file, name }] of documents.entries()) {
        if (index < done) continue;
        const place = { path: { slug, schemaKey }, query: { env } };
        const { data: stored } = await uploadDocument({ ...sending, ...place, body: { file, name } });
        const expected = labels[index];
        const items = [{ documentId: stored.id, ...(expected && { expected, source: 'import' as const }) }];
        try {
          await addDatasetItems({ ...sending, path: { id }, body: { items } });
        } catch (problem) {
          throw new Error(`${name}: ${problem instanceof Error ? problem.message : String(problem)}`);
        }
        setDone(index + 1);
      }
      return { data: documents.length };
    },
    { touches: ['getDataset', 'listDatasetItems', 'listDatasets', 'listDocuments'], after: close },
  );
  const count = folder?.documents.length ?? 0;
  return (
    <FormDialog
      title="Import a folder"
      submit={() => mutate()}
      submitLabel={isPending ? `${done} of ${count}` : `Import ${count}`}
      isPending={isPending || count === 0}
      error={error}
      close={close}
    >
      <p class="muted">
        A folder a document, with <code>document.pdf</code> (or another format) and <code>expected.json</code>, as
        <code> excerpt eval</code> reads them. Documents without <code>expected.json</code> are added without a label.
      </p>
      <label class="field">
        <span>Folder</span>
        <input
          type="file"
          multiple
          ref={(input) => input?.setAttribute('webkitdirectory', '')}
          onChange={({ currentTarget: { files } }) => {
            setDone(0);
            setFolder(readImport([...(files ?? [])].map((file) => ({ path: file.webkitRelativePath, file }))));
          }}
        />
      </label>
      {folder !== null && (
        <p role="status">
          {count === 1 ? '1 document' : `${count} documents`},{' '}
          {folder.documents.filter(({ expected }) => expected !== null).length} with labels.
          {folder.faults.length > 0 && ` Without a document: ${folder.faults.slice(0, 5).join(', ')}.`}
        </p>
      )}
    </FormDialog>
  );
}
