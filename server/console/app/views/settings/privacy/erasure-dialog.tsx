import type { Erasure, ErasureDocument } from '@excerpt/sdk';
import { listErasureDocuments } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { getErasureQuery } from '../../../../generated/queries.gen.ts';
import { getClient } from '../../../api/console-session.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toDateTime } from '../../../lib/time-words.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { PendingState } from '../../../parts/states.tsx';
import { ErasedCounts } from './erased-counts.tsx';

const INTERVAL_MS = 1_000;
const PAGE_SIZE = 100;

async function readDocuments(id: string): Promise<ErasureDocument[]> {
  const documents: ErasureDocument[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize: PAGE_SIZE };
    const { data } = await listErasureDocuments({ client: getClient(), path: { id }, query, throwOnError: true });
    documents.push(...data.data);
    if (data.data.length < PAGE_SIZE) return documents;
  }
}

/** The receipt of an erasure, as a file or on paper. */
export function ErasureDialog({ id, close }: { id: string; close: () => void }) {
  const { data: erasure, error } = useQuery({
    ...getErasureQuery({ path: { id } }),
    refetchInterval: ({ state }) => (state.data?.status === 'erasing' ? INTERVAL_MS : false),
  });
  return (
    <Dialog title={erasure?.status === 'prepared' ? 'Preview of an erasure' : 'Receipt of an erasure'} close={close}>
      {erasure === undefined ? <PendingState error={error} /> : <Receipt erasure={erasure} />}
    </Dialog>
  );
}

function Receipt({ erasure }: { erasure: Erasure }) {
  const save = async () => {
    const receipt = { erasure, documents: await readDocuments(erasure.id) };
    saveFile(`${erasure.id}.json`, `${JSON.stringify(receipt, null, 2)}\n`, 'application/json');
  };
  return (
    <>
      <dl class="panel-facts">
        <div>
          <dt>Erasure</dt>
          <dd>
            <code>{erasure.id}</code>
          </dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>{erasure.status}</dd>
        </div>
        {erasure.completedAt !== null && (
          <div>
            <dt>Completed</dt>
            <dd>{toDateTime(erasure.completedAt)}</dd>
          </div>
        )}
      </dl>
      <ErasedCounts counts={erasure.counts} />
      <div class="dialog-actions">
        <button type="button" class="button" onClick={() => window.print()}>
          Print
        </button>
        <button type="button" class="button" onClick={() => void save()}>
          Download receipt
        </button>
      </div>
    </>
  );
}
