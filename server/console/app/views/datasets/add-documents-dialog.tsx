import { addDatasetItems, listDocuments, type Dataset } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { listDocumentsQuery } from '../../../generated/queries.gen.ts';
import { getClient } from '../../api/console-session.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useChange } from '../../parts/use-change.ts';

interface AddDocumentsProps {
  slug: string;
  dataset: Dataset;
  close: () => void;
}

const PAGE_SIZE = 100;
/** The most that one request adds. */
const AT_ONCE = 1_000;

/** Adds documents in parts. Returns how many are new. */
export async function addDocuments(
  datasetId: string,
  items: { documentId: string }[] | { runId: string }[],
): Promise<number> {
  let added = 0;
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const body = { items: items.slice(start, start + AT_ONCE) };
    const { data } = await addDatasetItems({ client: getClient(), path: { id: datasetId }, body, throwOnError: true });
    added += data.added;
  }
  return added;
}

/** Chooses among the stored documents of the schema: some by name or text, or all that a search finds. */
export function AddDocumentsDialog({ slug, dataset, close }: AddDocumentsProps) {
  const { id, schemaKey, env } = dataset;
  const [words, setWords] = useState('');
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const path = { slug, schemaKey };
  const query = { env, content: false, ...(words.trim() !== '' && { query: words }) };
  const { data, error } = useQuery({
    ...listDocumentsQuery({ path, query: { ...query, pageSize: PAGE_SIZE } }),
    placeholderData: (before) => before,
  });
  const readAll = async (): Promise<string[]> => {
    const ids: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const request = { client: getClient(), path, query: { ...query, page, pageSize: PAGE_SIZE } };
      const { data: found } = await listDocuments({ ...request, throwOnError: true });
      pages = Math.ceil(found.total / PAGE_SIZE);
      ids.push(...found.data.map((document) => document.id));
    }
    // The oldest first, as they are labelled.
    return [...new Set(ids)].toReversed();
  };
  const total = data?.total ?? 0;
  const count = isAll ? total : chosen.size;
  const {
    mutate,
    isPending,
    error: refusal,
  } = useChange(
    async () => {
      const ids = isAll ? await readAll() : [...chosen];
      return {
        data: await addDocuments(
          id,
          ids.map((documentId) => ({ documentId })),
        ),
      };
    },
    { touches: ['getDataset', 'listDatasetItems', 'listDatasets'], after: close },
  );
  return (
    <FormDialog
      title="Add documents"
      submit={() => mutate()}
      submitLabel={count === 1 ? 'Add 1 document' : `Add ${count} documents`}
      isPending={isPending || count === 0}
      error={refusal ?? error}
      close={close}
    >
      <label class="field">
        <span>Words of the name or the text</span>
        <input type="search" value={words} onInput={({ currentTarget }) => setWords(currentTarget.value)} />
      </label>
      <label class="field-check">
        <input type="checkbox" checked={isAll} onChange={({ currentTarget: { checked } }) => setAll(checked)} />
        All {total} that are found
      </label>
      <fieldset class="dataset-choice" disabled={isAll}>
        <legend>Documents{total > PAGE_SIZE && `, the newest ${PAGE_SIZE}`}</legend>
        {data?.data.map((document) => (
          <label key={document.id} class="field-check">
            <input
              type="checkbox"
              checked={isAll || chosen.has(document.id)}
              onChange={({ currentTarget: { checked } }) => {
                const next = new Set(chosen);
                if (checked) next.add(document.id);
                else next.delete(document.id);
                choose(next);
              }}
            />
            {toVisibleName(document.name)}
          </label>
        ))}
        {total === 0 && <p class="muted">The schema has no such document in {env}. Upload some first.</p>}
      </fieldset>
    </FormDialog>
  );
}
