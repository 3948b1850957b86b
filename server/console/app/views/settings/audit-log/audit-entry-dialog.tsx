import { listAuditLog, type AuditEntry } from '@excerpt/sdk';
import { getClient } from '../../../api/console-session.ts';
import { useListEntry } from '../../../api/find-list-entry.ts';
import { toDateTime } from '../../../lib/time-words.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { EmptyState, PendingState } from '../../../parts/states.tsx';
import { describeAction, toChangeText, type AuditFilter } from './audit-words.ts';

interface AuditEntryDialogProps {
  id: string;
  filter: AuditFilter;
  nameOf: (userId: string | null) => string;
  close: () => void;
}

export function AuditEntryDialog({ id, filter, nameOf, close }: AuditEntryDialogProps) {
  const { data: entry, error } = useListEntry<AuditEntry>('listAuditLog', id, async (page) => {
    const query = { ...filter, ...page };
    return (await listAuditLog({ client: getClient(), query, throwOnError: true })).data;
  });
  return (
    <Dialog title={entry == null ? 'Change' : describeAction(entry.action)} close={close}>
      {entry === undefined && <PendingState error={error} />}
      {entry === null && <EmptyState title="There is no such entry" />}
      {entry != null && (
        <>
          <dl class="panel-facts">
            <div>
              <dt>By</dt>
              <dd>{nameOf(entry.actorId)}</dd>
            </div>
            <div>
              <dt>When</dt>
              <dd>{toDateTime(entry.createdAt)}</dd>
            </div>
            <div>
              <dt>Of</dt>
              <dd>
                <code>{entry.targetId}</code>
              </dd>
            </div>
          </dl>
          <ChangeTable changes={entry.changes} />
        </>
      )}
    </Dialog>
  );
}

function ChangeTable({ changes }: Pick<AuditEntry, 'changes'>) {
  const fields = Object.entries(changes);
  if (fields.length === 0) return <p class="muted">No field changed.</p>;
  return (
    <div class="table-scroller" role="region" aria-label="Fields" tabIndex={0}>
      <table class="table change-table">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(([field, { before, after }]) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{toChangeText(before) || <span class="value-null">none</span>}</td>
              <td>{toChangeText(after) || <span class="value-null">none</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
