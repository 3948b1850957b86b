import { createDataset } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { listDatasetsQuery } from '../../../generated/queries.gen.ts';
import type { EnvironmentSlug } from '../../lib/console-address.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { notify } from '../../parts/notices.tsx';
import { useChange } from '../../parts/use-change.ts';
import { addDocuments } from './add-documents-dialog.tsx';

interface AddToDatasetProps {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
  runIds: string[];
  close: () => void;
}

/** Adds the documents of runs to a data set, or to a new one: approved data as labels, other data as drafts. */
export function AddToDatasetDialog({ slug, schemaKey, env, runIds, close }: AddToDatasetProps) {
  const path = { slug, schemaKey };
  const { data } = useQuery(listDatasetsQuery({ path, query: { env, pageSize: 100 } }));
  const [chosen, choose] = useState<string | null>(null);
  const [name, setName] = useState('');
  const id = chosen ?? data?.data[0]?.id ?? '';
  const { mutate, isPending, error } = useChange(
    async (sending) => {
      const isNew = id === '';
      const target = isNew ? (await createDataset({ ...sending, path, query: { env }, body: { name } })).data.id : id;
      return {
        data: {
          target,
          added: await addDocuments(
            target,
            runIds.map((runId) => ({ runId })),
          ),
        },
      };
    },
    {
      touches: ['listDatasets', 'getDataset', 'listDatasetItems'],
      after: ({ added }) => {
        close();
        notify(added === 1 ? '1 document was added.' : `${added} documents were added.`);
      },
    },
  );
  return (
    <FormDialog
      title="Add to data set"
      submit={() => mutate()}
      submitLabel="Add"
      isPending={isPending || data === undefined}
      {...{ close, error }}
    >
      <label class="field">
        <span>Data set</span>
        <select value={id} onChange={({ currentTarget: { value } }) => choose(value)}>
          {data?.data.map((dataset) => (
            <option key={dataset.id} value={dataset.id}>
              {dataset.name}
            </option>
          ))}
          <option value="">A new one</option>
        </select>
      </label>
      {id === '' && (
        <label class="field">
          <span>Name</span>
          <input required maxLength={200} value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </label>
      )}
      <p class="muted">What a review approved becomes the label. Other values become drafts, for a person to check.</p>
    </FormDialog>
  );
}
