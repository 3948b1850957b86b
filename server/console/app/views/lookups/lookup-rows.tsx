import type { Lookup } from '@excerpt/sdk';
import { useEffect, useState } from 'preact/hooks';
import { listLookupRowsQuery } from '../../../generated/queries.gen.ts';
import { useListPages } from '../../api/use-list-pages.ts';
import { useParameters } from '../../lib/console-address.ts';
import { EmptyState, PendingState } from '../../parts/states.tsx';
import { VirtualRows } from '../../parts/virtual-rows.tsx';
import { describeRows } from './lookup-words.ts';
import { useQuery } from '@tanstack/preact-query';

const PAUSE_MS = 250;

interface LookupRowsProps {
  slug: string;
  lookup: Lookup;
  version: number;
}

/** The rows of a version, with a search that is in the address. */
export function LookupRows({ slug, lookup, version }: LookupRowsProps) {
  const [parameters, setParameters] = useParameters();
  const search = parameters.get('search') ?? '';
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setParameters({ search: typed.trim() || null }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div class="lookup-page">
      <label class="lookup-facts">
        <span class="visually-hidden">Search rows</span>
        <input
          type="search"
          placeholder="Search rows"
          maxLength={200}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <FoundRows key={JSON.stringify([lookup.version, version, search])} {...{ slug, lookup, version, search }} />
    </div>
  );
}

function FoundRows({ slug, lookup, version, search }: LookupRowsProps & { search: string }) {
  const path = { slug, key: lookup.key };
  const about = { version, ...(search !== '' && { search }) };
  const { data: first } = useQuery(listLookupRowsQuery({ path, query: { ...about, page: 1, pageSize: 100 } }));
  const { total, error, getItem, show, refetch } = useListPages((page) =>
    listLookupRowsQuery({ path, query: { ...about, ...page } }),
  );
  if (error !== null || total === undefined || first === undefined)
    return <PendingState error={error} retry={refetch} />;
  if (total === 0) return <EmptyState title={search === '' ? 'No rows' : `No row has “${search}”`} />;
  return (
    <div class="lookup-rows" style={{ '--lookup-columns': first.columns.length }}>
      <p class="visually-hidden" role="status">
        {describeRows(total)}
      </p>
      <VirtualRows
        label={`Rows of ${lookup.key}`}
        count={total}
        onRange={show}
        columns={first.columns}
        rowClass="lookup-cells"
        renderCells={(index) => {
          const row = getItem(index);
          if (row === undefined) return <span role="cell">…</span>;
          return row.map((cell, column) => (
            // The columns of a table keep their places.
            <span role="cell" key={column} title={cell}>
              {cell}
            </span>
          ));
        }}
      />
    </div>
  );
}
