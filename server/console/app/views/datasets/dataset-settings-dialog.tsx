import { updateDataset, type Comparator, type Dataset } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useChange } from '../../parts/use-change.ts';
import { ComparatorInput } from './comparator-input.tsx';
import { FieldSettings } from './field-settings.tsx';
import { useLatestFields } from './use-latest-fields.ts';

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
  const [comparators, setComparators] = useState<Record<string, Comparator | undefined>>(dataset.comparators);
  const fields = useLatestFields({ slug, schemaKey: dataset.schemaKey });
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
          comparators: Object.fromEntries(
            Object.entries(comparators).flatMap(([field, one]) => (one === undefined ? [] : [[field, one]])),
          ),
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
      <FieldSettings legend="Guidelines, shown beside each field" fields={fields} chosen={dataset.guidelines}>
        {({ path }) => (
          <input
            maxLength={2000}
            value={guidelines[path] ?? ''}
            onInput={({ currentTarget: { value } }) => setGuidelines({ ...guidelines, [path]: value })}
          />
        )}
      </FieldSettings>
      <FieldSettings legend="When values count as equal" fields={fields} chosen={dataset.comparators}>
        {({ path, label }) => (
          <ComparatorInput
            label={label}
            value={comparators[path]}
            change={(value) => setComparators({ ...comparators, [path]: value })}
          />
        )}
      </FieldSettings>
    </FormDialog>
  );
}
