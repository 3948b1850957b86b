import { applyReviewSettings, updateReviewSettings, type ReviewSettings } from '@excerpt/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { getReviewSettingsQuery, getSchemaVersionQuery } from '../../../generated/queries.gen.ts';
import { getClient } from '../../api/console-session.ts';
import { mayRead } from '../../api/rights.ts';
import { describeError } from '../../api/query-client.ts';
import { useEnvironment } from '../../lib/console-address.ts';
import { listSchemaFields, type SchemaField } from '../../lib/schema-fields.ts';
import { notify } from '../../parts/notices.tsx';
import { PendingState } from '../../parts/states.tsx';
import type { TabProps } from './schema-tab.ts';

/** When runs of the schema need a person, in the environment of the address. */
export default function ReviewSettingsTab({ slug, family }: TabProps) {
  const env = useEnvironment();
  const path = { slug, schemaKey: family.schemaKey };
  const { data, error, refetch } = useQuery(getReviewSettingsQuery({ path, query: { env } }));
  const versionNumber = family.latestVersionNumber;
  const { data: version, error: versionError } = useQuery(getSchemaVersionQuery({ path: { ...path, versionNumber } }));
  if (data === undefined || version === undefined)
    return <PendingState error={error ?? versionError} retry={() => void refetch()} />;
  const fields = listSchemaFields(version.definition);
  return <ReviewSettingsForm key={`${env} ${data.updatedAt}`} {...{ path, env, fields, settings: data }} />;
}

interface ReviewSettingsFormProps {
  path: { slug: string; schemaKey: string };
  env: ReturnType<typeof useEnvironment>;
  fields: SchemaField[];
  settings: ReviewSettings;
}

const PREVIEW_DELAY_MS = 300;

const toPercentText = (share: number | null): string => (share === null ? '' : String(Math.round(share * 1000) / 10));
const toShare = (text: string): number | null => (text.trim() === '' ? null : Number(text) / 100);

const toLimits = (limits: ReadonlyMap<string, string>): ReviewSettings['confidenceLimits'] =>
  [...limits].flatMap(([path, text]) => {
    const confidenceBelow = toShare(text);
    return confidenceBelow === null ? [] : [{ path, confidenceBelow }];
  });

function ReviewSettingsForm({ path, env, fields, settings }: ReviewSettingsFormProps) {
  const [below, setBelow] = useState(toPercentText(settings.confidenceBelow));
  const [sample, setSample] = useState(toPercentText(settings.sample));
  const [certain, setCertain] = useState(settings.confidencePaths);
  const [limits, setLimits] = useState<ReadonlyMap<string, string>>(
    new Map(settings.confidenceLimits.map((limit) => [limit.path, toPercentText(limit.confidenceBelow)])),
  );
  const [required, setRequired] = useState(settings.requiredPaths);
  const [rules, setRules] = useState(settings.rules);
  const queries = useQueryClient();
  const body = {
    confidenceBelow: toShare(below),
    confidencePaths: certain,
    confidenceLimits: toLimits(limits),
    requiredPaths: required,
    sample: toShare(sample),
    rules,
  };
  const options = () => ({ client: getClient(), path, query: { env }, throwOnError: true as const });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => updateReviewSettings({ ...options(), body }),
    onSuccess: async () => {
      notify(`The settings of ${env} are saved.`);
      await queries.invalidateQueries({ queryKey: ['getReviewSettings'] });
    },
  });
  const preview = useQuery({
    queryKey: ['applyReviewSettings', path, env, body],
    enabled: mayRead('applyReviewSettings'),
    queryFn: async ({ signal }) => {
      // While somebody types, nothing is asked.
      await new Promise((resolve) => setTimeout(resolve, PREVIEW_DELAY_MS));
      signal.throwIfAborted();
      return (await applyReviewSettings({ ...options(), body: { dryRun: true, settings: body } })).data;
    },
    placeholderData: (before) => before,
  });
  const application = useMutation({
    mutationFn: async () => (await applyReviewSettings({ ...options(), body: { settings: body } })).data,
    onSuccess: async ({ begun }) => {
      notify(begun === 1 ? '1 run was sent to review.' : `${begun} runs were sent to review.`);
      for (const name of ['applyReviewSettings', 'listReviews', 'listRuns'])
        await queries.invalidateQueries({ queryKey: [name] });
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
        A completed run in <strong>{env}</strong> waits for a person if one of these applies. Leave empty what does not
        matter.
      </p>
      <PercentField label="A value is less than this sure, in percent" value={below} set={setBelow} />
      <FieldChoice
        legend="Only these values count, or all of them if none is ticked; each can have a limit of its own, in percent"
        {...{ fields, chosen: certain, choose: setCertain, limits }}
        limit={(field, text) => setLimits(new Map(limits).set(field, text))}
      />
      <FieldChoice legend="One of these values is missing" {...{ fields, chosen: required, choose: setRequired }} />
      <label class="field">
        <span>A rule of the schema</span>
        <select
          value={rules ?? ''}
          onChange={({ currentTarget: { value } }) => setRules((value || null) as ReviewSettings['rules'])}
        >
          <option value="">does not matter</option>
          <option value="violated">is violated</option>
          <option value="violated_or_unknown">is violated or unknown</option>
        </select>
      </label>
      <PercentField label="A random share of all runs, in percent" value={sample} set={setSample} />
      {(error ?? preview.error ?? application.error) !== null && (
        <p class="problem" role="alert">
          {describeError(error ?? preview.error ?? application.error)}
        </p>
      )}
      <p role="status">
        {preview.data !== undefined &&
          `Of the ${preview.data.runs} latest completed runs, these settings send ${preview.data.needed} to review.`}
      </p>
      <div>
        <button data-needs="updateReviewSettings" type="submit" class="button button-primary" disabled={isPending}>
          Save the settings
        </button>{' '}
        <button
          data-needs="applyReviewSettings"
          type="button"
          class="button"
          disabled={application.isPending || (preview.data?.needed ?? 0) === 0}
          onClick={() => application.mutate()}
        >
          Send these runs to review
        </button>
      </div>
    </form>
  );
}

interface PercentFieldProps {
  label: string;
  value: string;
  set: (value: string) => void;
}

function PercentField({ label, value, set }: PercentFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        min="0"
        max="100"
        step="any"
        value={value}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
    </label>
  );
}

interface FieldChoiceProps {
  legend: string;
  fields: SchemaField[];
  chosen: string[];
  choose: (paths: string[]) => void;
  /** Percentages as they were typed, by path. Without them, fields are only ticked. */
  limits?: ReadonlyMap<string, string>;
  limit?: (path: string, text: string) => void;
}

/** Fields to tick. A path that the schema does not have any more can be unticked. */
function FieldChoice({ legend, fields, chosen, choose, limits, limit }: FieldChoiceProps) {
  const limited = [...(limits ?? [])].flatMap(([path, text]) => (text === '' ? [] : [path]));
  const gone = [...new Set([...chosen, ...limited])].filter((path) => !fields.some((field) => field.path === path));
  const shown = [...fields, ...gone.map((path) => ({ path, label: `${path} (not in the schema)` }))];
  return (
    <fieldset class="review-field-choice">
      <legend>{legend}</legend>
      {shown.map(({ path, label }) => (
        <div key={path} class="review-field">
          <label class="choice">
            <input
              type="checkbox"
              checked={chosen.includes(path)}
              onChange={({ currentTarget: { checked } }) =>
                choose(checked ? [...chosen, path] : chosen.filter((one) => one !== path))
              }
            />
            <span>{label}</span>
          </label>
          {limit !== undefined && (
            <input
              type="number"
              min="0"
              max="100"
              step="any"
              aria-label={`Limit of ${label}, in percent`}
              value={limits?.get(path) ?? ''}
              onInput={({ currentTarget }) => limit(path, currentTarget.value)}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
