import { useQuery } from '@tanstack/preact-query';
import { Link } from 'wouter-preact';
import { listAuditLogQuery, listMembersQuery } from '../../../../generated/queries.gen.ts';
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
import { describeAction, KINDS, listChanges, toTimes, type AuditFilter } from './audit-words.ts';

/** Changes to keys, members, environments, webhooks and workspaces. Filter and open entry are in the URL. */
export default function AuditLogSettings({ slug }: ViewProps) {
  const [parameters, setParameters] = useParameters();
  const isAll = parameters.get('of') === 'all';
  const action = parameters.get('action') ?? '';
  const target = parameters.get('target') ?? '';
  const actor = parameters.get('actor') ?? '';
  const from = parameters.get('from') ?? '';
  const to = parameters.get('to') ?? '';
  const filter: AuditFilter = {
    ...(!isAll && { workspace: slug }),
    ...(action !== '' && { action }),
    ...(target !== '' && { target }),
    ...(actor !== '' && { actor }),
    ...toTimes(from, to),
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
          <ActorFilter slug={slug} actor={actor} choose={(id) => setParameters({ actor: id, entry: null })} />
          <label>
            <span class="visually-hidden">From</span>
            <input
              type="date"
              value={from}
              max={to || undefined}
              onChange={({ currentTarget }) => setParameters({ from: currentTarget.value || null, entry: null })}
            />
          </label>
          <label>
            <span class="visually-hidden">Up to</span>
            <input
              type="date"
              value={to}
              min={from || undefined}
              onChange={({ currentTarget }) => setParameters({ to: currentTarget.value || null, entry: null })}
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

interface ActorFilterProps {
  slug: string;
  actor: string;
  choose: (userId: string | null) => void;
}

/** The members of the workspace. One who has left is chosen by the id. */
function ActorFilter({ slug, actor, choose }: ActorFilterProps) {
  const { data } = useQuery(listMembersQuery({ path: { slug }, query: { pageSize: 100 } }));
  const members = data?.data ?? [];
  const isKnown = actor === '' || members.some(({ userId }) => userId === actor);
  return (
    <label>
      <span class="visually-hidden">By</span>
      <select value={actor} onChange={({ currentTarget }) => choose(currentTarget.value || null)}>
        <option value="">Everybody</option>
        {members.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
        {!isKnown && <option value={actor}>{actor}</option>}
      </select>
    </label>
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
