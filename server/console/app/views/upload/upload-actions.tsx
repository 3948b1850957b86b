import { Link, useLocation } from 'wouter-preact';
import { linkTo, toEnvParameter } from '../../lib/console-address.ts';
import { Icon } from '../../parts/icons.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { canRetry, isOpen, type UploadItem } from '../../uploads/upload-item.ts';
import { isPaused, removeUploads, retryUploads, setPaused } from '../../uploads/upload-queue.ts';

/** The list of the newest upload of several files: the doubtful documents first. Null without one. */
function toCheckLink(slug: string, items: UploadItem[]): string | null {
  const newest = items.findLast(({ batch }) => batch?.id != null);
  if (newest?.batch?.id == null) return null;
  const { schemaKey: schema, env } = newest.target;
  const { id: batch } = newest.batch;
  return linkTo(`/${slug}/runs`, { schema, env: toEnvParameter(env), batch, sort: 'confidence', order: 'asc' });
}

/** How far the queue is, and what can be done with it. */
export function UploadActions({ slug, items }: { slug: string; items: UploadItem[] }) {
  const [, navigate] = useLocation();
  const check = toCheckLink(slug, items);
  const open = items.filter(isOpen);
  const failed = items.filter(canRetry);
  const done = items.length - open.length;
  const togglePaused = () => setPaused(!isPaused.value);
  useShortcuts('Queue', [
    { keys: ' ', label: 'Pause or go on', run: togglePaused },
    { keys: 'c', label: 'Check the documents of the upload', run: () => check !== null && navigate(check) },
  ]);
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
        {check !== null && (
          <Link href={check} class="button button-primary">
            Check these
          </Link>
        )}
        {done > 0 && (
          <button type="button" class="button" onClick={() => removeUploads(isOpen)}>
            Clear finished
          </button>
        )}
      </div>
    </>
  );
}
