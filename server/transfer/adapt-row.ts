import type { NewJob } from '../jobs/job-queue.ts';
import type { TransferredRow } from './transfer-rows.ts';

const isActive = (row: TransferredRow) => ['pending', 'processing'].includes(String(row['status']));

/** Replaces references to users and provider keys of the other installation. */
export function adaptRow(row: TransferredRow, table: string, ownerId: string): TransferredRow {
  switch (table) {
    case 'workspaces':
      return { ...row, owner_id: ownerId };
    case 'environments':
      return { ...row, provider_key_id: null, model: null, fallbacks: null };
    case 'documents':
      // Packets follow their documents: parts are linked once both are here.
      return { ...row, packet_id: null };
    case 'packets':
      // Keys of the other installation are not here: the runs of parts take the model of the environment.
      return { ...row, created_by: ownerId, ...(isActive(row) && { model: null }) };
    case 'splitter_evaluations':
      return {
        ...row,
        created_by: ownerId,
        ...(row['completed_at'] === null && { status: 'cancelled', completed_at: row['created_at'] }),
      };
    case 'reviews':
      // Claims are those of users of the other installation.
      return { ...row, claimed_by: null, claimed_until: null };
    case 'runs':
      // An evaluation that was under way ends here, and its runs with it.
      if (row['evaluation_id'] != null && isActive(row)) return { ...row, provider_key_id: null, status: 'cancelled' };
      return { ...row, ...restart(row), ...('provider_key_id' in row && { provider_key_id: null, fallbacks: null }) };
    case 'batches':
      // A batch goes on once all of its documents are here.
      return {
        ...row,
        run_settings: withoutKeys(row['run_settings'], ownerId),
        ...(row['status'] === 'processing' && { status: 'open' }),
      };
    case 'batch_documents':
      return isActive(row) ? { ...row, status: 'pending' } : row;
    case 'evaluations':
      return {
        ...row,
        run_settings: withoutKeys(row['run_settings'], ownerId),
        ...(row['completed_at'] === null && { status: 'cancelled', completed_at: row['created_at'] }),
      };
    case 'evaluation_items':
      return isActive(row) || row['status'] === 'waiting' ? { ...row, status: 'cancelled' } : row;
    default:
      return row;
  }
}

/** The new job counts attempts from 1. */
const restart = (run: TransferredRow): TransferredRow => (isActive(run) ? { status: 'pending', attempts: 0 } : {});

function withoutKeys(runSettings: unknown, ownerId: string): string {
  const settings = JSON.parse(String(runSettings)) as { resolution: object; split?: object | null };
  const { split } = settings;
  return JSON.stringify({
    ...settings,
    resolution: { ...settings.resolution, providerKeyId: null },
    fallbacks: [],
    ...(split != null && { split: { ...split, createdBy: ownerId } }),
  });
}

/** The jobs of unfinished work. */
export function listJobs(table: string, row: TransferredRow): NewJob[] {
  const job = { subject: String(row['id']), group: String(row['workspace_id']) };
  if (table === 'runs' && isActive(row)) return [{ kind: 'run.execute', ...job, isLow: row['batch_id'] != null }];
  if (table === 'packets' && isActive(row)) return [{ kind: 'packet.split', ...job }];
  const isUnparsed = table === 'documents' && row['status'] === 'received' && row['expired_at'] === null;
  return isUnparsed ? [{ kind: 'document.parse', ...job }] : [];
}
