import { updatePin, type Dataset, type Pin } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import type { EnvironmentSlug } from '../../lib/console-address.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useChange } from '../../parts/use-change.ts';
import { FieldSettings } from '../datasets/field-settings.tsx';
import { useLatestFields } from '../datasets/use-latest-fields.ts';
import { GateRefusal } from './gate-refusal.tsx';

const toPercentInput = (share: number | null | undefined): string =>
  share == null ? '' : String(Math.round(share * 1e6) / 1e4);

interface GateProps {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
  pin: Pin;
  datasets: Dataset[];
  close: () => void;
}

/** What a version must reach before it is pinned, and the version that is pinned now, unless the owner overrides it. */
export function GateDialog({ slug, schemaKey, env, pin, datasets, close }: GateProps) {
  const { gate } = pin;
  const [datasetId, setDatasetId] = useState(gate?.datasetId ?? datasets[0]?.id ?? '');
  const [minF1, setMinF1] = useState(toPercentInput(gate?.minF1));
  const [limits, setLimits] = useState<Record<string, string>>(
    Object.fromEntries((gate?.fields ?? []).map(({ path, minF1: least }) => [path, toPercentInput(least)])),
  );
  const fields = useLatestFields({ slug, schemaKey });
  const [notWorse, setNotWorse] = useState(gate?.notWorse ?? true);
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useChange(
    (sending, isRemoved: boolean) =>
      updatePin({
        ...sending,
        path: { slug, schemaKey },
        query: { env },
        body: {
          versionNumber: pin.versionNumber,
          ...(reason.trim() !== '' && !isRemoved && { override: { reason } }),
          gate: isRemoved
            ? null
            : {
                datasetId,
                minF1: minF1.trim() === '' ? null : Number(minF1) / 100,
                fields: Object.entries(limits)
                  .filter(([, least]) => least.trim() !== '')
                  .map(([path, least]) => ({ path, minF1: Number(least) / 100 })),
                notWorse,
              },
        },
      }),
    { touches: ['getPin'], done: 'The gate is changed.', after: close },
  );
  return (
    <FormDialog
      title="Gate"
      submit={() => mutate(false)}
      submitLabel={reason.trim() === '' ? 'Save' : 'Override the gate'}
      isDangerous={reason.trim() !== ''}
      {...{ close, isPending, error }}
    >
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
        <PercentInput value={minF1} change={setMinF1} />
      </label>
      <FieldSettings legend="The least F1 of fields, in percent; empty for none" fields={fields} chosen={limits}>
        {({ path }) => (
          <PercentInput value={limits[path] ?? ''} change={(value) => setLimits({ ...limits, [path]: value })} />
        )}
      </FieldSettings>
      <label class="field-check">
        <input type="checkbox" checked={notWorse} onChange={({ currentTarget: { checked } }) => setNotWorse(checked)} />
        Not worse than what is pinned, beyond chance
      </label>
      <GateRefusal {...{ error, reason, setReason }} />
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

function PercentInput({ value, change }: { value: string; change: (value: string) => void }) {
  return (
    <input
      type="number"
      min="0"
      max="100"
      step="any"
      value={value}
      onInput={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
