import { deleteDataset, type Dataset } from '@excerpt/sdk';
import { useLocation } from 'wouter-preact';
import { linkTo, toEnvParameter, useEnvironment } from '../../lib/console-address.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useChange } from '../../parts/use-change.ts';

interface DeleteProps {
  slug: string;
  dataset: Dataset;
  close: () => void;
}

/** Deletes a data set with its labels, versions and evaluations. */
export function DeleteDatasetDialog({ slug, dataset, close }: DeleteProps) {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const { mutate, isPending, error } = useChange((sending) => deleteDataset({ ...sending, path: { id: dataset.id } }), {
    touches: ['listDatasets', 'listEvaluations'],
    done: `${dataset.name} is deleted.`,
    after: () =>
      navigate(linkTo(`/${slug}/schemas/${dataset.schemaKey}`, { env: toEnvParameter(env), tab: 'datasets' }), {
        replace: true,
      }),
  });
  return (
    <FormDialog
      title={`Delete ${dataset.name}`}
      submit={() => mutate()}
      submitLabel="Delete"
      isDangerous
      {...{ close, isPending, error }}
    >
      <p>
        This deletes its {dataset.items.labelled} labels, its versions and its evaluations for good. The documents are
        kept.
      </p>
    </FormDialog>
  );
}
