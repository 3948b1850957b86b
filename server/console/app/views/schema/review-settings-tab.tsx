import { updateReviewSettings, type ReviewSettings } from '@excerpt/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { getReviewSettingsQuery } from '../../../generated/queries.gen.ts';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { useEnvironment } from '../../lib/console-address.ts';
import { notify } from '../../parts/notices.tsx';
import { PendingState } from '../../parts/states.tsx';
import type { TabProps } from './schema-tab.ts';

/** When runs of the schema need a person, in the environment of the address. */
export default function ReviewSettingsTab({ slug, family }: TabProps) {
  const env = useEnvironment();
  const path = { slug, schemaKey: family.schemaKey };
  const { data, error, refetch } = useQuery(getReviewSettingsQuery({ path, query: { env } }));
  if (data === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  return <ReviewSettingsForm key={`${env} ${data.updatedAt}`} {...{ path, env, settings: data }} />;
}

interface ReviewSettingsFormProps {
  path: { slug: string; schemaKey: string };
  env: ReturnType<typeof useEnvironment>;
  settings: ReviewSettings;
}

const toPercentText = (share: number | null): string => (share === null ? '' : String(Math.round(share * 1000) / 10));
const toShare = (text: string): number | null => (text.trim() === '' ? null : Number(text) / 100);

function ReviewSettingsForm({ path, env, settings }: ReviewSettingsFormProps) {
  const [below, setBelow] = useState(toPercentText(settings.confidenceBelow));
  const [sample, setSample] = useState(toPercentText(settings.sample));
  const [paths, setPaths] = useState(settings.requiredPaths.join('\n'));
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const requiredPaths = paths
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
      const body = { confidenceBelow: toShare(below), sample: toShare(sample), requiredPaths };
      await updateReviewSettings({ client: getClient(), path, query: { env }, body, throwOnError: true });
    },
    onSuccess: async () => {
      notify(`The settings of ${env} are saved.`);
      await queries.invalidateQueries({ queryKey: ['getReviewSettings'] });
    },
  });
  return (
    <form
      class="guidance"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <p class="muted">
        A completed run in <strong>{env}</strong> needs a review if one of these applies. Leave empty what does not
        matter.
      </p>
      <label class="field">
        <span>A value is less certain than, in percent</span>
        <input
          type="number"
          min="0"
          max="100"
          step="any"
          value={below}
          onInput={({ currentTarget }) => setBelow(currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>One of these values is missing: JSON Pointers, one a line</span>
        <textarea
          rows={4}
          spellcheck={false}
          placeholder={'/total\n/lines/*/amount'}
          value={paths}
          onInput={({ currentTarget }) => setPaths(currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>Random share of all runs, in percent</span>
        <input
          type="number"
          min="0"
          max="100"
          step="any"
          value={sample}
          onInput={({ currentTarget }) => setSample(currentTarget.value)}
        />
      </label>
      {error !== null && (
        <p class="problem" role="alert">
          {describeError(error)}
        </p>
      )}
      <div>
        <button type="submit" class="button button-primary" disabled={isPending}>
          Save the settings
        </button>
      </div>
    </form>
  );
}
