import './splitters.css';
import type { Splitter } from '@excerpt/sdk';
import { Link, useLocation } from 'wouter-preact';
import { listSplittersQuery } from '../../../generated/queries.gen.ts';
import { useListPages } from '../../api/use-list-pages.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { Icon } from '../../parts/icons.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { EmptyState, PendingState } from '../../parts/states.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { VirtualRows } from '../../parts/virtual-rows.tsx';
import type { ViewProps } from '../late-view.tsx';
import { NewSplitterDialog } from './new-splitter-dialog.tsx';

/** The splitters of a workspace. */
export default function SplittersView({ slug }: ViewProps) {
  const env = toEnvParameter(useEnvironment());
  const [, navigate] = useLocation();
  const [parameters, setParameters] = useParameters();
  const toSplitter = ({ key }: Pick<Splitter, 'key'>) => linkTo(`/${slug}/splitters/${key}`, { env });
  const add = () => setParameters({ new: '1' });
  useShortcuts('Splitters', [{ keys: 'n', label: 'Add a splitter', needs: 'createSplitter', run: add }]);
  return (
    <div class="splitters">
      <header class="view-header">
        <nav aria-label="Breadcrumb" class="breadcrumb">
          <Link href={linkTo(`/${slug}/packets`, { env })}>Packets</Link>
          <span aria-hidden="true">/</span>
          <h1>Splitters</h1>
        </nav>
        <div class="view-actions">
          <button data-needs="createSplitter" type="button" class="button button-primary" onClick={add}>
            <Icon name="plus" />
            Add a splitter
          </button>
        </div>
      </header>
      <SplitterTable slug={slug} toSplitter={toSplitter} open={(splitter) => navigate(toSplitter(splitter))} />
      {parameters.has('new') && (
        <NewSplitterDialog
          slug={slug}
          close={() => setParameters({ new: null })}
          created={(splitter) => navigate(toSplitter(splitter))}
        />
      )}
    </div>
  );
}

interface SplitterTableProps {
  slug: string;
  toSplitter: (splitter: Splitter) => string;
  open: (splitter: Splitter) => void;
}

function SplitterTable({ slug, toSplitter, open }: SplitterTableProps) {
  const { total, error, getItem, show, refetch } = useListPages((query) =>
    listSplittersQuery({ path: { slug }, query }),
  );
  const openAt = (index: number) => {
    const splitter = getItem(index);
    if (splitter !== undefined) open(splitter);
  };
  const current = useRowKeys({ name: 'Splitters', noun: 'splitter', total, open: openAt });
  if (error !== null || total === undefined) return <PendingState error={error} retry={refetch} />;
  if (total === 0)
    return (
      <EmptyState title="No splitter yet">
        <p class="muted">
          A splitter says, in your own words, which kinds of documents a stack may have, and with which schema each kind
          is extracted.
        </p>
      </EmptyState>
    );
  return (
    <VirtualRows
      label="Splitters"
      count={total}
      current={current}
      onRange={show}
      columns={['Name', 'Kinds', 'Version', 'Updated']}
      rowClass="splitter-row"
      renderCells={(index) => {
        const splitter = getItem(index);
        if (splitter === undefined) return <span role="cell">…</span>;
        return (
          <>
            <span role="cell">
              <Link href={toSplitter(splitter)} class="run-link">
                {splitter.name}
              </Link>
            </span>
            <span role="cell" class="muted">
              {splitter.categories.map(({ name }) => name).join(', ')}
            </span>
            <span role="cell">{splitter.latestVersionNumber}</span>
            <span role="cell" class="muted">
              <TimeAgo at={splitter.updatedAt} />
            </span>
          </>
        );
      }}
    />
  );
}
