import './lookups.css';
import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { listLookupsQuery } from '../../../generated/queries.gen.ts';
import { useListPages } from '../../api/use-list-pages.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { Icon } from '../../parts/icons.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { EmptyState, PendingState } from '../../parts/states.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { VirtualRows } from '../../parts/virtual-rows.tsx';
import { takeDroppedFile } from '../../uploads/dropped-files.ts';
import type { ViewProps } from '../late-view.tsx';
import { NewLookupDialog } from './new-lookup-dialog.tsx';

/** The tables that rules look values up in. A CSV file may be dropped anywhere. */
export default function LookupsView({ slug }: ViewProps) {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const [parameters, setParameters] = useParameters();
  const [dropped, setDropped] = useState<File | null>(null);
  const toLookup = (key: string) => linkTo(`/${slug}/lookups/${key}`, { env: toEnvParameter(env) });
  const add = () => setParameters({ new: '1' });
  const close = () => {
    setDropped(null);
    setParameters({ new: null });
  };
  useShortcuts('Lookups', [{ keys: 'n', label: 'Add a lookup', needs: 'createLookup', run: add }]);
  return (
    <div
      class="lookups"
      {...takeDroppedFile((file) => {
        setDropped(file);
        add();
      })}
    >
      <header class="view-header">
        <h1>Lookups</h1>
        <div class="view-actions">
          <button data-needs="createLookup" type="button" class="button button-primary" onClick={add}>
            <Icon name="plus" />
            Add a lookup
          </button>
        </div>
      </header>
      <LookupTable slug={slug} toLookup={toLookup} open={(key) => navigate(toLookup(key))} />
      {parameters.has('new') && (
        <NewLookupDialog
          key={dropped?.name}
          slug={slug}
          dropped={dropped}
          close={close}
          created={({ key }) => navigate(toLookup(key))}
        />
      )}
    </div>
  );
}

interface LookupTableProps {
  slug: string;
  toLookup: (key: string) => string;
  open: (key: string) => void;
}

function LookupTable({ slug, toLookup, open }: LookupTableProps) {
  const { total, error, getItem, show, refetch } = useListPages((query) => listLookupsQuery({ path: { slug }, query }));
  const openAt = (index: number) => {
    const lookup = getItem(index);
    if (lookup !== undefined) open(lookup.key);
  };
  const current = useRowKeys({ name: 'Lookups', noun: 'lookup', total, open: openAt });
  if (error !== null || total === undefined) return <PendingState error={error} retry={refetch} />;
  if (total === 0)
    return (
      <EmptyState title="No lookup yet">
        <p class="muted">
          A lookup is a table, such as a list of vendors. Rules compare documents with it:{' '}
          <code>{'lookup("vendors", "vatId", seller.vatId) != null'}</code>. Drop a CSV file here, or add one.
        </p>
      </EmptyState>
    );
  return (
    <VirtualRows
      label="Lookups"
      count={total}
      current={current}
      onRange={show}
      columns={['Key', 'Version', 'Rows', 'Columns', 'Used by', 'Updated']}
      rowClass="lookup-row"
      renderCells={(index) => {
        const lookup = getItem(index);
        if (lookup === undefined) return <span role="cell">…</span>;
        return (
          <>
            <span role="cell">
              <Link href={toLookup(lookup.key)} class="run-link">
                {lookup.key}
              </Link>
            </span>
            <span role="cell">{lookup.version}</span>
            <span role="cell">{lookup.rows.toLocaleString('en')}</span>
            <span role="cell" class="muted">
              {lookup.columns.join(', ')}
            </span>
            <span role="cell" class="muted">
              {lookup.usedBy.map(({ name }) => name).join(', ')}
            </span>
            <span role="cell" class="muted">
              <TimeAgo at={lookup.updatedAt} />
            </span>
          </>
        );
      }}
    />
  );
}
