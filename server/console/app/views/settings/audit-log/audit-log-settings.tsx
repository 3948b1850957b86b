import { Link } from 'wouter-preact';
import { listAuditLogQuery } from '../../../../generated/queries.gen.ts';
import { useListPages } from '../../../api/use-list-pages.ts';
import { useMemberNames } from '../../../api/use-member-names.ts';
import { useParameterLink, useParameters } from '../../../lib/console-address.ts';
import { EmptyState, PendingState } from '../../../parts/states.tsx';
import { TimeAgo } from '../../../parts/time-ago.tsx';
import { useRowKeys } from '../../../parts/use-row-keys.ts';
import { VirtualRows } from '../../../parts/virtual-rows.tsx';
import type { ViewProps } from '../../late-view.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { AuditEntryDialog } from './audit-entry-dialog.tsx';
import { describeAction, KINDS, listChanges, type AuditFilter } from './audit-words.ts';

/** Changes to keys, members, environments, webhooks and workspaces. Filter and open entry are in the URL. */
export default function AuditLogSettings({ slug }: ViewProps) {
  const [parameters, setParameters] = useParameters();
  const isAll = parameters.get('of') === 'all';
  const action = parameters.get('action') ?? '';
  const target = parameters.get('target') ?? '';
  const filter: AuditFilter = {
    ...(!isAll && { workspace: slug }),
    ...(action !== '' && { action }),
    ...(target !== '' && { target }),
  };
  return (
    <SettingsFrame
      slug={slug}
      section="audit-log"
      actions={
        <>
          <label>
            <span class="visually-hidden">About</span>
            <select
              value={action}
              onChange={({ currentTarget }) => setParameters({ action: currentTarget.value || null, entry: null })}
            >
              <option value="">Everything</option>
              {Object.entries(KINDS).map(([kind, words]) => (
                <option key={kind} value={kind}>
                  {words}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span class="visually-hidden">Id of the target</span>
            <input
              type="search"
              placeholder="Id of the target"
              value={target}
              onChange={({ currentTarget }) =>
                setParameters({ target: currentTarget.value.trim() || null, entry: null })
              }
            />
          </label>
          <label>
            <span class="visually-hidden">Changes of</span>
            <select
              value={isAll ? 'all' : ''}
              onChange={({ currentTarget }) => setParameters({ of: currentTarget.value, entry: null })}
            >
              <option value="">This workspace</option>
              <option value="all">All my workspaces and keys</option>
            </select>
          </label>
        </>
      }
    >
      <AuditTable key={JSON.stringify(filter)} slug={slug} filter={filter} />
    </SettingsFrame>
  );
}

function AuditTable({ slug, filter }: { slug: string; filter: AuditFilter }) {
  const nameOfMember = useMemberNames(slug);
  const nameOf = (userId: string | null) => (userId === null ? 'Operator or server' : nameOfMember(userId));
  const [entryId, setEntryId, toEntry] = useParameterLink('entry');
  const { total, error, getItem, show, refetch } = useListPages((page) =>
    listAuditLogQuery({ query: { ...filter, ...page } }),
  );
  const open = (index: number) => setEntryId(getItem(index)?.id ?? null);
  const current = useRowKeys({ name: 'Audit log', noun: 'entry', total, open });
  if (error !== null || total === undefined) return <PendingState error={error} retry={refetch} />;
  if (total === 0) return <EmptyState title="No changes yet" />;
  return (
    <>
      <VirtualRows
        label="Audit log"
        count={total}
        current={current}
        onRange={show}
        columns={['Change', 'Fields', 'Of', 'By', 'When']}
        rowClass="audit-row"
        renderCells={(index) => {
          const entry = getItem(index);
          if (entry === undefined) return <span role="cell">…</span>;
          return (
            <>
              <span role="cell">
                <Link href={toEntry(entry.id)} class="run-link" replace>
                  {describeAction(entry.action)}
                </Link>
              </span>
              <span role="cell" class="muted">
                {listChanges(entry.changes)}
              </span>
              <span role="cell" class="muted">
                <code>{entry.targetId}</code>
              </span>
              <span role="cell">{nameOf(entry.actorId)}</span>
              <span role="cell" class="muted">
                <TimeAgo at={entry.createdAt} />
              </span>
            </>
          );
        }}
      />
      {entryId !== null && (
        <AuditEntryDialog key={entryId} id={entryId} filter={filter} nameOf={nameOf} close={() => setEntryId(null)} />
      )}
    </>
  );
}
