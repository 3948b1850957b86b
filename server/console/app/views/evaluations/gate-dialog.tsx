import { updatePin, type Dataset, type Pin } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import type { EnvironmentSlug } from '../../lib/console-address.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useChange } from '../../parts/use-change.ts';

interface GateProps {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
  pin: Pin;
  datasets: Dataset[];
  close: () => void;
}

/** What a version must reach before it is pinned. What is pinned now stays. */
export function GateDialog({ slug, schemaKey, env, pin, datasets, close }: GateProps) {
  const { gate } = pin;
  const [datasetId, setDatasetId] = useState(gate?.datasetId ?? datasets[0]?.id ?? '');
  const [minF1, setMinF1] = useState(gate?.minF1 == null ? '' : String(Math.round(gate.minF1 * 1000) / 10));
  const [notWorse, setNotWorse] = useState(gate?.notWorse ?? true);
  const { mutate, isPending, error } = useChange(
    (sending, isRemoved: boolean) =>
      updatePin({
        ...sending,
        path: { slug, schemaKey },
        query: { env },
        body: {
          versionNumber: pin.versionNumber,
          gate: isRemoved
            ? null
            : {
                datasetId,
                minF1: minF1.trim() === '' ? null : Number(minF1) / 100,
                fields: gate?.fields ?? [],
                notWorse,
              },
        },
      }),
    { touches: ['getPin'], done: 'The gate is changed.', after: close },
  );
  return (
    <FormDialog title="Gate" submit={() => mutate(false)} submitLabel="Save" {...{ close, isPending, error }}>
      <label class="field">
        <span>Data set</span>
        <select value={datasetId} onChange={({ currentTarget: { value } }) => setDatasetId(value)}>
          {datasets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>The least F1, in percent; empty for none</span>
        <input
          type="number"
          min="0"
          max="100"
          step="any"
          value={minF1}
          onInput={({ currentTarget: { value } }) => setMinF1(value)}
        />
      </label>
      <label class="field-check">
        <input type="checkbox" checked={notWorse} onChange={({ currentTarget: { checked } }) => setNotWorse(checked)} />
        Not worse than what is pinned, beyond chance
      </label>
      {gate !== null && (
        <div>
          <button type="button" class="link-button" disabled={isPending} onClick={() => mutate(true)}>
            Remove the gate
          </button>
        </div>
      )}
    </FormDialog>
  );
}
