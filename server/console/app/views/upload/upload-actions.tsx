import type { ResultRow } from '../../lib/result-exports.ts';
import { ExportButtons } from '../../parts/export-buttons.tsx';
import { Icon } from '../../parts/icons.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { isOpen, type UploadItem } from '../../uploads/upload-item.ts';
import { isPaused, removeUploads, retryUploads, setPaused } from '../../uploads/upload-queue.ts';

const toRows = (items: UploadItem[]): ResultRow[] =>
  items.flatMap(({ name, runId, result }) =>
    runId === null || result === null ? [] : [{ document: name, runId, data: result }],
  );

/** How far the queue is, and what can be done with it. */
export function UploadActions({ items }: { items: UploadItem[] }) {
  const open = items.filter(isOpen);
  const failed = items.filter(({ status, runId }) => status === 'failed' && runId === null);
  const rows = toRows(items);
  const done = items.length - open.length;
  const togglePaused = () => setPaused(!isPaused.value);
  useShortcuts('Queue', [{ keys: ' ', label: 'Pause or go on', run: togglePaused }]);
  return (
    <>
      <div class="upload-progress" role="status">
        <progress value={done} max={items.length} aria-label="Finished files" />
        <span>
          {done} of {items.length}
        </span>
      </div>
      <div class="view-actions">
        {open.length > 0 && (
          <button type="button" class="button" aria-pressed={isPaused.value} onClick={togglePaused}>
            <Icon name={isPaused.value ? 'play' : 'pause'} />
            {isPaused.value ? 'Go on' : 'Pause'}
          </button>
        )}
        {failed.length > 0 && (
          <button type="button" class="button" onClick={() => retryUploads(failed.map(({ id }) => id))}>
            <Icon name="repeat" />
            Retry {failed.length}
          </button>
        )}
        {rows.length > 0 && <ExportButtons name="results" readRows={() => rows} />}
        {done > 0 && (
          <button type="button" class="button" onClick={() => removeUploads(isOpen)}>
            Clear finished
          </button>
        )}
      </div>
    </>
  );
}
