import { updateDataset, type Dataset } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { getSchemaQuery, getSchemaVersionQuery } from '../../../generated/queries.gen.ts';
import { listSchemaFields } from '../../lib/schema-fields.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useChange } from '../../parts/use-change.ts';

interface SettingsProps {
  slug: string;
  dataset: Dataset;
  close: () => void;
}

/** The name of a data set, how it is labelled, and what people should know of each field. */
export function DatasetSettingsDialog({ slug, dataset, close }: SettingsProps) {
  const [name, setName] = useState(dataset.name);
  const [isCollecting, setCollecting] = useState(dataset.collect !== null);
  const [blind, setBlind] = useState(dataset.blind);
  const [twice, setTwice] = useState(String(Math.round(dataset.twice * 100)));
  const [guidelines, setGuidelines] = useState(dataset.guidelines);
  const path = { slug, schemaKey: dataset.schemaKey };
  const { data: family } = useQuery(getSchemaQuery({ path }));
  const versionNumber = family?.latestVersionNumber ?? 1;
  const { data: version } = useQuery({
    ...getSchemaVersionQuery({ path: { ...path, versionNumber } }),
    enabled: family !== undefined,
  });
  const { mutate, isPending, error } = useChange(
    (sending) =>
      updateDataset({
        ...sending,
        path: { id: dataset.id },
        body: {
          name,
          collect: isCollecting ? 'approved_reviews' : null,
          blind,
          twice: Number(twice) / 100,
          guidelines: Object.fromEntries(Object.entries(guidelines).filter(([, text]) => text.trim() !== '')),
        },
      }),
    { touches: ['getDataset', 'listDatasets', 'listDatasetItems', 'getDatasetItem'], after: close },
  );
  return (
    <FormDialog title="Settings" submit={() => mutate()} submitLabel="Save" {...{ close, isPending, error }}>
      <label class="field">
        <span>Name</span>
        <input required maxLength={200} value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
      </label>
      <label class="field-check">
        <input
          type="checkbox"
          checked={isCollecting}
          onChange={({ currentTarget: { checked } }) => setCollecting(checked)}
        />
        Collect each review that is approved from now on
      </label>
      <label class="field-check">
        <input type="checkbox" checked={blind} onChange={({ currentTarget: { checked } }) => setBlind(checked)} />
        Hide drafts from people who label, since this data set judges versions
      </label>
      <label class="field">
        <span>Share that two people label, in percent</span>
        <input
          type="number"
          min="0"
          max="100"
          required
          value={twice}
          onInput={({ currentTarget }) => setTwice(currentTarget.value)}
        />
      </label>
      <fieldset class="dataset-choice">
        <legend>Guidelines, shown beside each field</legend>
        {listSchemaFields(version?.definition ?? {}).map((field) => (
          <label key={field.path} class="field">
            <span>{field.label}</span>
            <input
              maxLength={2000}
              value={guidelines[field.path] ?? ''}
              onInput={({ currentTarget: { value } }) => setGuidelines({ ...guidelines, [field.path]: value })}
            />
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
