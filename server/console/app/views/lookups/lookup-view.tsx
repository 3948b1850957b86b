import './lookups.css';
import { deleteLookup, replaceLookup, type Lookup } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { getLookupQuery, listLookupVersionsQuery } from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { notify } from '../../parts/notices.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { PendingState } from '../../parts/states.tsx';
import { useChange } from '../../parts/use-change.ts';
import { takeDroppedFile } from '../../uploads/dropped-files.ts';
import type { ViewProps } from '../late-view.tsx';
import { CsvField } from './csv-field.tsx';
import { LookupRows } from './lookup-rows.tsx';
import { describeChanges, describeReplacement, describeRows } from './lookup-words.ts';

const TOUCHED = ['getLookup', 'listLookups', 'listLookupRows', 'listLookupVersions'];

/** A lookup: its rows, what its last replacement changed, and the schemas that use it. */
export default function LookupView({ slug, parameters: { key = '' } }: ViewProps) {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const [parameters, setParameters] = useParameters();
  const [dropped, setDropped] = useState<File | null>(null);
  const { data: lookup, error, refetch } = useQuery(getLookupQuery({ path: { slug, key } }));
  const dialog = parameters.get('dialog');
  const open = (name: string | null) => setParameters({ dialog: name });
  const to = (path: string) => linkTo(`/${slug}/${path}`, { env: toEnvParameter(env) });
  useShortcuts('Lookup', [
    { keys: 'n', label: 'Replace its rows', needs: 'replaceLookup', run: () => open('replace') },
  ]);
  if (lookup === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  const version = Number(parameters.get('version') ?? lookup.version);
  return (
    <div
      class="lookup-page"
      {...takeDroppedFile((file) => {
        setDropped(file);
        open('replace');
      })}
    >
      <header class="view-header">
        <nav aria-label="Breadcrumb" class="breadcrumb">
          <Link href={to('lookups')}>Lookups</Link>
          <span aria-hidden="true">/</span>
          <h1>{lookup.key}</h1>
        </nav>
        <div class="view-actions">
          <VersionChoice
            slug={slug}
            lookup={lookup}
            version={version}
            choose={(chosen) => setParameters({ version: chosen === lookup.version ? null : String(chosen) })}
          />
          <button data-needs="deleteLookup" type="button" class="button" onClick={() => open('delete')}>
            Delete…
          </button>
          <button
            data-needs="replaceLookup"
            type="button"
            class="button button-primary"
            onClick={() => open('replace')}
          >
            Replace…
          </button>
        </div>
      </header>
      <Facts lookup={lookup} toSchema={(schemaKey) => to(`schemas/${schemaKey}`)} />
      <LookupRows slug={slug} lookup={lookup} version={version} />
      {dialog === 'replace' && (
        <ReplaceDialog
          key={dropped?.name}
          slug={slug}
          lookup={lookup}
          dropped={dropped}
          close={() => {
            setDropped(null);
            setParameters({ dialog: null, version: null });
          }}
        />
      )}
      {dialog === 'delete' && (
        <DeleteDialog
          slug={slug}
          lookup={lookup}
          close={() => open(null)}
          deleted={() => navigate(to('lookups'), { replace: true })}
        />
      )}
    </div>
  );
}

function Facts({ lookup, toSchema }: { lookup: Lookup; toSchema: (schemaKey: string) => string }) {
  const changes = describeChanges(lookup.changes);
  return (
    <div class="lookup-facts muted">
      <p>
        Version {lookup.version}, {describeRows(lookup.rows)}
        {changes !== null && ` (${changes})`}
      </p>
      <p>
        {lookup.usedBy.length === 0 ? 'No schema uses it.' : 'Used by '}
        {lookup.usedBy.map(({ schemaKey, name }, index) => (
          <span key={schemaKey}>
            {index > 0 && ', '}
            <Link href={toSchema(schemaKey)}>{name}</Link>
          </span>
        ))}
      </p>
    </div>
  );
}

interface VersionChoiceProps {
  slug: string;
  lookup: Lookup;
  version: number;
  choose: (version: number) => void;
}

/** The versions whose rows are kept, with what each changed. */
function VersionChoice({ slug, lookup, version, choose }: VersionChoiceProps) {
  const { data } = useQuery(listLookupVersionsQuery({ path: { slug, key: lookup.key }, query: { pageSize: 20 } }));
  const kept = (data?.data ?? []).filter(({ isKept }) => isKept);
  if (kept.length < 2) return null;
  return (
    <label>
      <span class="visually-hidden">Version</span>
      <select value={version} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
        {kept.map((one) => (
          <option key={one.version} value={one.version}>
            Version {one.version} ({describeChanges(one.changes) ?? describeRows(one.rows)})
          </option>
        ))}
      </select>
    </label>
  );
}

interface ReplaceDialogProps {
  slug: string;
  lookup: Lookup;
  dropped: File | null;
  close: () => void;
}

function ReplaceDialog({ slug, lookup: { key }, dropped, close }: ReplaceDialogProps) {
  const [file, setFile] = useState(dropped);
  const [missing, setMissing] = useState<Error | null>(null);
  const { mutate, isPending, error } = useChange(
    (sending, chosen: File) => replaceLookup({ ...sending, path: { slug, key }, body: { file: chosen } }),
    {
      touches: TOUCHED,
      after: (replaced) => {
        notify(describeReplacement(replaced));
        close();
      },
    },
  );
  return (
    <FormDialog
      title={`Replace ${key}`}
      close={close}
      submit={() => {
        setMissing(file === null ? new Error('Choose a CSV file.') : null);
        if (file !== null) mutate(file);
      }}
      submitLabel="Replace all rows"
      isPending={isPending}
      error={missing ?? error}
    >
      <p>All columns and rows are replaced at once by those of the file. Runs before keep what they found.</p>
      <CsvField
        file={file}
        choose={(chosen) => {
          setMissing(null);
          setFile(chosen);
        }}
      />
    </FormDialog>
  );
}

interface DeleteDialogProps {
  slug: string;
  lookup: Lookup;
  close: () => void;
  deleted: () => void;
}

function DeleteDialog({ slug, lookup: { key, usedBy }, close, deleted }: DeleteDialogProps) {
  const { mutate, isPending, error } = useChange((sending) => deleteLookup({ ...sending, path: { slug, key } }), {
    touches: ['listLookups'],
    done: `${key} deleted.`,
    after: deleted,
  });
  return (
    <FormDialog
      title={`Delete ${key}`}
      close={close}
      submit={mutate}
      submitLabel="Delete"
      isDangerous
      isPending={isPending}
      error={error}
    >
      <p>
        {usedBy.length === 0
          ? 'The table and its versions are deleted.'
          : `Rules of ${usedBy.map(({ name }) => name).join(', ')} use it. Change them first.`}
      </p>
    </FormDialog>
  );
}
