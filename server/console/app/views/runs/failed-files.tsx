import { useQuery } from '@tanstack/preact-query';
import { getBatchQuery, listBatchDocumentsQuery } from '../../../generated/queries.gen.ts';
import { PAGE_SIZE } from '../../api/use-list-pages.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import { uploads } from '../../uploads/upload-queue.ts';

/** The files of an upload that have no run, and why: they are in no list of runs. */
export function FailedFiles({ batchId }: { batchId: string }) {
  const path = { id: batchId };
  const { data: batch } = useQuery(getBatchQuery({ path }));
  const failed = batch?.counts.failed ?? 0;
  const { data } = useQuery({
    ...listBatchDocumentsQuery({ path, query: { status: 'failed', pageSize: PAGE_SIZE } }),
    enabled: failed > 0,
  });
  const known = (data?.data ?? [])
    .filter(({ runId, packetId }) => runId === null && packetId === null)
    .map(({ position, name, errorMessage }) => ({ key: String(position), name, problem: errorMessage }));
  // The server knows nothing of a file that it refused; the browser that sent it does.
  const refused = uploads.value
    .filter((item) => item.batch?.id === batchId && item.status === 'failed' && item.documentId == null)
    .map(({ id, name, problem }) => ({ key: id, name, problem }));
  const files = [...refused, ...known];
  if (files.length === 0) return null;
  return (
    <details class="note note-poor failed-files" open={files.length <= 5}>
      <summary>{files.length === 1 ? '1 file' : `${files.length} files`} could not be added</summary>
      <ul>
        {files.map(({ key, name, problem }) => (
          <li key={key}>
            <strong>{toVisibleName(name)}</strong>: {problem}
          </li>
        ))}
      </ul>
    </details>
  );
}
