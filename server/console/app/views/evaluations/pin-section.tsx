import type { Dataset, SchemaFamily } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { getPinQuery } from '../../../generated/queries.gen.ts';
import type { EnvironmentSlug } from '../../lib/console-address.ts';
import { ErrorState } from '../../parts/states.tsx';
import { GateDialog } from './gate-dialog.tsx';
import { PinVersionDialog } from './pin-version-dialog.tsx';
import { toShare } from './evaluation-words.ts';

interface PinSectionProps {
  slug: string;
  env: EnvironmentSlug;
  family: SchemaFamily;
  datasets: Dataset[];
}

/** The version that an environment serves, and the gate that a version must pass. */
export function PinSection({ slug, env, family, datasets }: PinSectionProps) {
  const { schemaKey, latestVersionNumber } = family;
  const { data: pin, error } = useQuery(getPinQuery({ path: { slug, schemaKey }, query: { env } }));
  const [opened, open] = useState<'pin' | 'gate' | null>(null);
  const [version, setVersion] = useState<number | null>(null);
  const gate = pin?.gate ?? null;
  const gateDataset = datasets.find(({ id }) => id === gate?.datasetId)?.name ?? gate?.datasetId;
  return (
    <section class="dataset-section" aria-labelledby="pin">
      <header>
        <h2 id="pin">Served version</h2>
      </header>
      {error !== null && <ErrorState error={error} />}
      {pin !== undefined && (
        <>
          <p role="status">
            {env} serves {pin.versionNumber === null ? 'the latest version' : `version ${pin.versionNumber}`}.{' '}
            {gate === null
              ? 'It has no gate.'
              : `Its gate: on “${gateDataset}”, ` +
                [
                  gate.minF1 === null ? '' : `F1 at least ${toShare(gate.minF1)}`,
                  ...gate.fields.map(({ path, minF1 }) => `${path} at least ${toShare(minF1)}`),
                  gate.notWorse ? 'not worse than what is pinned' : '',
                ]
                  .filter(Boolean)
                  .join(', ') +
                '.'}
          </p>
          {pin.checks.length > 0 && (
            <ul class="evaluation-refusals" aria-label="How it passed the gate">
              {pin.checks.map(({ condition, passed, message }) => (
                <li key={condition}>
                  {passed ? '' : 'Overridden: '}
                  {message}
                </li>
              ))}
            </ul>
          )}
          <div class="dataset-actions">
            <label>
              <span class="visually-hidden">Version to serve</span>
              <select
                value={version ?? ''}
                onChange={({ currentTarget: { value } }) => setVersion(value === '' ? null : Number(value))}
              >
                <option value="">The latest</option>
                {Array.from({ length: latestVersionNumber }, (_, index) => latestVersionNumber - index).map(
                  (number) => (
                    <option key={number} value={number}>
                      Version {number}
                    </option>
                  ),
                )}
              </select>
            </label>
            <button data-needs="updatePin" type="button" class="button" onClick={() => open('pin')}>
              Serve it…
            </button>
            <button
              data-needs="updatePin"
              type="button"
              class="button"
              disabled={datasets.length === 0}
              onClick={() => open('gate')}
            >
              {gate === null ? 'Set a gate…' : 'Change the gate…'}
            </button>
          </div>
          {opened === 'pin' && (
            <PinVersionDialog {...{ slug, schemaKey, env }} versionNumber={version} close={() => open(null)} />
          )}
          {opened === 'gate' && <GateDialog {...{ slug, schemaKey, env, pin, datasets }} close={() => open(null)} />}
        </>
      )}
    </section>
  );
}
