import './versions.css';
import { listSchemaVersions, type SchemaVersion } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { getClient } from '../../../api/console-session.ts';
import { useParameters } from '../../../lib/console-address.ts';
import { notify } from '../../../parts/notices.tsx';
import { PendingState } from '../../../parts/states.tsx';
import { TimeAgo } from '../../../parts/time-ago.tsx';
import { toDraft } from '../draft-input.ts';
import type { TabProps } from '../schema-tab.ts';
import type { Draft } from '../stored-drafts.ts';
import { VersionDiff } from './version-diff.tsx';

const PAGE_SIZE = 100;
const DRAFT = 'draft';

async function fetchVersions(path: { slug: string; schemaKey: string }, signal: AbortSignal): Promise<SchemaVersion[]> {
  const versions: SchemaVersion[] = [];
  for (let page = 1; ; page += 1) {
    const request = { client: getClient(), signal, path, query: { page, pageSize: PAGE_SIZE } };
    const { data } = await listSchemaVersions({ ...request, throwOnError: true });
    versions.push(...data.data);
    if (page * PAGE_SIZE >= data.total) return versions;
  }
}

/** The versions of a schema, and what changed between two of them or to the draft. Both are in the URL. */
export default function VersionsTab({ slug, family, editing }: TabProps) {
  const [parameters, setParameters] = useParameters();
  const path = { slug, schemaKey: family.schemaKey };
  const {
    data: versions,
    error,
    refetch,
  } = useQuery({
    queryKey: ['listSchemaVersions', 'all', slug, family.schemaKey, family.latestVersionNumber],
    queryFn: ({ signal }) => fetchVersions(path, signal),
    staleTime: Infinity,
  });
  if (versions === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  const draft: [string, Draft][] = editing.isDirty ? [[DRAFT, editing.draft]] : [];
  const choices = new Map([
    ...draft,
    ...versions.map((version): [string, Draft] => [String(version.versionNumber), toDraft(version)]),
  ]);
  const keys = [...choices.keys()];
  const choose = (name: string, fallback: string | undefined) => {
    const key = parameters.get(name);
    return key !== null && choices.has(key) ? key : (fallback ?? keys[0] ?? '');
  };
  const to = choose('to', keys[0]);
  const from = choose('from', keys[keys.indexOf(to) + 1] ?? to);
  const before = choices.get(from);
  const after = choices.get(to);
  return (
    <div class="versions">
      <ol class="version-list" aria-label="Versions">
        {editing.isDirty && (
          <li class={to === DRAFT ? 'version version-current' : 'version'}>
            <button type="button" class="version-button" onClick={() => setParameters({ to: DRAFT, from: null })}>
              <strong>Draft</strong> <span class="muted">not saved</span>
            </button>
          </li>
        )}
        {versions.map(({ versionNumber, createdAt }) => (
          <li key={versionNumber} class={to === String(versionNumber) ? 'version version-current' : 'version'}>
            <button
              type="button"
              class="version-button"
              aria-current={to === String(versionNumber) ? 'true' : undefined}
              onClick={() => setParameters({ to: String(versionNumber), from: null })}
            >
              <strong>Version {versionNumber}</strong>{' '}
              <span class="muted">
                <TimeAgo at={createdAt} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <section class="version-changes" aria-label="Changes">
        <div class="version-choices">
          <VersionChoice label="From" value={from} keys={keys} choose={(key) => setParameters({ from: key })} />
          <VersionChoice label="To" value={to} keys={keys} choose={(key) => setParameters({ to: key })} />
          {to !== DRAFT && to !== String(family.latestVersionNumber) && after !== undefined && (
            <button
              type="button"
              class="button"
              onClick={() => {
                editing.change({ ...after, baseVersionNumber: family.latestVersionNumber });
                notify(`Version ${to} is the draft now. Save it to make it the latest.`);
              }}
            >
              Restore version {to}
            </button>
          )}
        </div>
        {before !== undefined && after !== undefined && <VersionDiff before={before} after={after} />}
      </section>
    </div>
  );
}

interface VersionChoiceProps {
  label: string;
  value: string;
  keys: string[];
  choose: (key: string) => void;
}

function VersionChoice({ label, value, keys, choose }: VersionChoiceProps) {
  return (
    <label class="version-choice">
      <span class="muted">{label}</span>
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {keys.map((key) => (
          <option key={key} value={key}>
            {key === DRAFT ? 'Draft' : `Version ${key}`}
          </option>
        ))}
      </select>
    </label>
  );
}
