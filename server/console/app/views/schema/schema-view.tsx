import './schema-view.css';
import type { SchemaFamily, SchemaVersion } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { getSchemaQuery, getSchemaVersionQuery } from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { notify } from '../../parts/notices.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { PendingState } from '../../parts/states.tsx';
import { loadLate, type ViewProps } from '../late-view.tsx';
import { DefinitionTab } from './definition-tab.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { GuidanceTab } from './guidance-tab.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import type { TabProps } from './schema-tab.ts';
import { hasDraft } from './stored-drafts.ts';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

const TABS = [
  { key: 'definition', label: 'Definition', Tab: DefinitionTab },
  { key: 'guidance', label: 'Guidance', Tab: GuidanceTab },
  { key: 'rules', label: 'Rules', Tab: loadLate<TabProps>(() => import('./rules/rules-tab.tsx')) },
  { key: 'versions', label: 'Versions', Tab: loadLate<TabProps>(() => import('./versions/versions-tab.tsx')) },
  { key: 'reviews', label: 'Reviews', Tab: loadLate<TabProps>(() => import('./review-settings-tab.tsx')) },
  {
    key: 'datasets',
    label: 'Data sets',
    Tab: loadLate<TabProps>(() => import('./datasets-tab.tsx')),
  },
  { key: 'memory', label: 'Memory', Tab: loadLate<TabProps>(() => import('./memory-tab.tsx')) },
  { key: 'use', label: 'Use it', Tab: loadLate<TabProps>(() => import('./use-tab.tsx')) },
] as const;

/** A schema: its definition as a form or as JSON, a try-out, its versions, and how programs use it. */
export default function SchemaView({ slug, parameters: { schemaKey = '' } }: ViewProps) {
  const path = { slug, schemaKey };
  const { data: family, error, refetch } = useQuery(getSchemaQuery({ path }));
  const versionNumber = family?.latestVersionNumber ?? 1;
  const { data: version, error: versionError } = useQuery({
    ...getSchemaVersionQuery({ path: { ...path, versionNumber } }),
    enabled: family !== undefined,
    staleTime: Infinity,
  });
  if (family === undefined || version === undefined)
    return <PendingState error={error ?? versionError} retry={() => void refetch()} />;
  return <LoadedSchema key={family.id} slug={slug} family={family} version={version} />;
}

interface LoadedSchemaProps {
  slug: string;
  family: SchemaFamily;
  version: SchemaVersion;
}

function LoadedSchema({ slug, family, version }: LoadedSchemaProps) {
  const [parameters, setParameters] = useParameters();
  const editing = useDraft(slug, family.schemaKey, version);
  const { save, isSaving } = useSave(slug, family, editing);
  const [dialog, open] = useState<'rename' | 'delete' | null>(null);
  const { key, Tab } = TABS.find((tab) => tab.key === parameters.get('tab')) ?? TABS[0];
  useEffect(
    () => () => {
      if (hasDraft(slug, family.schemaKey)) notify(`${family.name} is not saved. This tab keeps the changes.`);
    },
    [],
  );
  const saveChanges = () => {
    if (editing.isDirty && !isSaving) save();
  };
  useShortcuts('Schema', [
    { keys: 'Mod+s', label: 'Save as a new version', needs: 'createSchema', run: saveChanges },
    ...TABS.map((tab, index) => ({
      keys: String(index + 1),
      label: `Show “${tab.label}”`,
      run: () => setParameters({ tab: index === 0 ? null : tab.key }),
    })),
  ]);
  return (
    <>
      <header class="view-header">
        <SchemaBreadcrumb slug={slug} family={family} />
        <span class="muted schema-state" role="status">
          {editing.isDirty ? 'Unsaved changes' : `Version ${version.versionNumber}`}
        </span>
        <div class="view-actions">
          {editing.isDirty && (
            <button type="button" class="button" onClick={editing.discard}>
              Discard
            </button>
          )}
          <button data-needs="createSchema" type="button" class="button" onClick={() => open('rename')}>
            Rename…
          </button>
          <button data-needs="deleteSchema" type="button" class="button" onClick={() => open('delete')}>
            Delete…
          </button>
          <button
            data-needs="createSchema"
            type="button"
            class="button button-primary"
            disabled={!editing.isDirty || isSaving}
            onClick={saveChanges}
          >
            Save version {version.versionNumber + 1}
          </button>
        </div>
      </header>
      <SchemaTabs slug={slug} schemaKey={family.schemaKey} current={key} />
      {editing.isDirty && editing.draft.baseVersionNumber < version.versionNumber && (
        <p class="schema-note" role="status">
          Version {version.versionNumber} was saved after these changes began. Compare them before you save.
        </p>
      )}
      <Tab {...{ slug, family, version, editing }} />
      {dialog === 'rename' && <RenameDialog slug={slug} family={family} close={() => open(null)} />}
      {dialog === 'delete' && <DeleteDialog slug={slug} family={family} close={() => open(null)} />}
    </>
  );
}

function SchemaBreadcrumb({ slug, family }: { slug: string; family: SchemaFamily }) {
  const env = useEnvironment();
  return (
    <nav aria-label="Breadcrumb" class="breadcrumb">
      <Link href={linkTo(`/${slug}/schemas`, { env: toEnvParameter(env) })}>Schemas</Link>
      <span aria-hidden="true">/</span>
      <h1 title={family.description ?? undefined}>{family.name}</h1>
    </nav>
  );
}

function SchemaTabs({ slug, schemaKey, current }: { slug: string; schemaKey: string; current: string }) {
  const env = useEnvironment();
  return (
    <nav class="tabs" aria-label="Schema">
      {TABS.map(({ key, label }, index) => (
        <Link
          key={key}
          class="tab"
          href={linkTo(`/${slug}/schemas/${schemaKey}`, {
            env: toEnvParameter(env),
            tab: index === 0 ? null : key,
          })}
          aria-current={key === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
