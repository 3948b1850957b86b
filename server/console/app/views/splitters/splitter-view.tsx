import './splitters.css';
import { createSplitter, type Splitter, type SplitterVersion } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { getSplitterQuery, listSchemasQuery, listSplitterVersionsQuery } from '../../../generated/queries.gen.ts';
import { describeError } from '../../api/query-client.ts';
import { useRole } from '../../api/use-role.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { toDateTime } from '../../lib/time-words.ts';
import { Icon } from '../../parts/icons.tsx';
import { notify } from '../../parts/notices.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { PendingState } from '../../parts/states.tsx';
import { useChange } from '../../parts/use-change.ts';
import type { ViewProps } from '../late-view.tsx';
import { CategoryFields } from './category-fields.tsx';
import { EMPTY_CATEGORY, toDraft, toInput, type CategoryDraft, type SplitterDraft } from './splitter-draft.ts';
import { SplitterEvaluations } from './splitter-evaluations.tsx';
import { SplitterRules } from './splitter-rules.tsx';

/** A splitter: its kinds and rules in a form, whose every save is a version. */
export default function SplitterView({ slug, parameters: { splitterKey = '' } }: ViewProps) {
  const path = { slug, splitterKey };
  const [parameters] = useParameters();
  const splitter = useQuery(getSplitterQuery({ path }));
  const versions = useQuery(listSplitterVersionsQuery({ path, query: { pageSize: 100 } }));
  const failed = splitter.error ?? versions.error;
  if (splitter.data === undefined || versions.data === undefined)
    return <PendingState error={failed} retry={() => void Promise.all([splitter.refetch(), versions.refetch()])} />;
  const all = versions.data.data;
  const wanted = Number(parameters.get('version') ?? splitter.data.latestVersionNumber);
  const shown = all.find(({ versionNumber }) => versionNumber === wanted) ?? all[0];
  if (shown === undefined) return <PendingState error={new Error('The splitter has no version.')} />;
  return <SplitterForm key={shown.versionNumber} slug={slug} splitter={splitter.data} versions={all} shown={shown} />;
}

interface SplitterFormProps {
  slug: string;
  splitter: Splitter;
  versions: readonly SplitterVersion[];
  shown: SplitterVersion;
}

function SplitterForm({ slug, splitter, versions, shown }: SplitterFormProps) {
  const environment = useEnvironment();
  const env = toEnvParameter(environment);
  const [, setParameters] = useParameters();
  const role = useRole(slug);
  const { data: schemas } = useQuery(listSchemasQuery({ path: { slug }, query: { pageSize: 100 } }));
  const [draft, setDraft] = useState<SplitterDraft>(() => toDraft(splitter, shown));
  const [isChanged, setChanged] = useState(false);
  const change = (changes: Partial<SplitterDraft>) => {
    setChanged(true);
    setDraft((before) => ({ ...before, ...changes }));
  };
  const changeCategory = (index: number, changes: Partial<CategoryDraft>) =>
    change({ categories: draft.categories.map((one, at) => (at === index ? { ...one, ...changes } : one)) });
  const { mutate, isPending, error } = useChange(
    (sending, input: SplitterDraft) =>
      createSplitter({ ...sending, path: { slug }, body: toInput(splitter.key, input) }),
    {
      touches: ['getSplitter', 'listSplitters', 'listSplitterVersions'],
      after: ({ latestVersionNumber }) => {
        const isNew = latestVersionNumber !== splitter.latestVersionNumber;
        notify(isNew ? `Saved as version ${latestVersionNumber}.` : 'Saved.');
        setChanged(false);
        setParameters({ version: null });
      },
    },
  );
  const isOld = shown.versionNumber !== splitter.latestVersionNumber;
  const add = () => change({ categories: [...draft.categories, EMPTY_CATEGORY] });
  const save = () => {
    const form = document.querySelector<HTMLFormElement>('#splitter-form');
    if (form?.reportValidity() === true) mutate(draft);
  };
  useShortcuts('Splitter', [
    { keys: 'Mod+s', label: 'Save as a new version', needs: 'createSplitter', run: save },
    { keys: 'n', label: 'Add a kind', run: add },
  ]);
  return (
    <>
      <header class="view-header">
        <nav aria-label="Breadcrumb" class="breadcrumb">
          <Link href={linkTo(`/${slug}/packets`, { env })}>Packets</Link>
          <span aria-hidden="true">/</span>
          <Link href={linkTo(`/${slug}/splitters`, { env })}>Splitters</Link>
          <span aria-hidden="true">/</span>
          <h1>{splitter.name}</h1>
        </nav>
        <code class="muted">{splitter.key}</code>
        <div class="view-actions">
          {versions.length > 1 && (
            <label>
              <span class="visually-hidden">Version</span>
              <select
                value={shown.versionNumber}
                onChange={({ currentTarget: { value } }) =>
                  setParameters({ version: Number(value) === splitter.latestVersionNumber ? null : value })
                }
              >
                {versions.map(({ versionNumber, createdAt }) => (
                  <option key={versionNumber} value={versionNumber}>
                    Version {versionNumber} ({toDateTime(createdAt)})
                  </option>
                ))}
              </select>
            </label>
          )}
          {role !== 'reader' && (
            <button
              data-needs="createSplitter"
              type="button"
              class="button button-primary"
              disabled={isPending || !(isChanged || isOld)}
              onClick={save}
            >
              {isOld && !isChanged ? 'Make it the latest' : 'Save as a new version'}
            </button>
          )}
        </div>
      </header>
      {isOld && <p class="note">This is version {shown.versionNumber}. Saving makes a new version of it.</p>}
      {error !== null && (
        <p class="note note-poor" role="alert">
          {describeError(error)}
        </p>
      )}
      <form
        id="splitter-form"
        class="splitter-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <SplitterRules draft={draft} change={change} />
        {draft.categories.map((category, index) => (
          <CategoryFields
            key={index}
            number={index + 1}
            category={category}
            schemas={schemas?.data ?? []}
            change={(changes) => changeCategory(index, changes)}
            remove={() => change({ categories: draft.categories.filter((_, at) => at !== index) })}
          />
        ))}
        <button type="button" class="button" onClick={add}>
          <Icon name="plus" />
          Add a kind
        </button>
      </form>
      <SplitterEvaluations
        slug={slug}
        splitterKey={splitter.key}
        env={environment}
        versionNumber={shown.versionNumber}
      />
    </>
  );
}
