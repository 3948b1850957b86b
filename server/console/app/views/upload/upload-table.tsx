import { Link } from 'wouter-preact';
import { linkTo, toEnvParameter } from '../../lib/console-address.ts';
import { previewValues } from '../../lib/preview-values.ts';
import { VirtualRows } from '../../parts/virtual-rows.tsx';
import type { UploadItem, UploadStatus } from '../../uploads/upload-item.ts';
import { retryUploads } from '../../uploads/upload-queue.ts';

const ROW_HEIGHT = 36;

const LOOKS: Record<UploadStatus, { look: string; label: string }> = {
  waiting: { look: 'idle', label: 'Waiting' },
  sending: { look: 'active', label: 'Uploading' },
  running: { look: 'active', label: 'Extracting' },
  completed: { look: 'good', label: 'Completed' },
  failed: { look: 'poor', label: 'Failed' },
  cancelled: { look: 'idle', label: 'Cancelled' },
};

const sizes = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });

function UploadName({ slug, item: { name, runId, target } }: { slug: string; item: UploadItem }) {
  if (runId === null) return <>{name}</>;
  return (
    <Link href={linkTo(`/${slug}/runs/${runId}`, { env: toEnvParameter(target.env) })} class="run-link">
      {name}
    </Link>
  );
}

export function UploadTable({ slug, items }: { slug: string; items: UploadItem[] }) {
  return (
    <VirtualRows
      label="Files"
      count={items.length}
      rowHeight={ROW_HEIGHT}
      header={
        <div role="rowgroup" class="rows-header">
          <div role="row" class="upload-row">
            <span role="columnheader">File</span>
            <span role="columnheader">Size</span>
            <span role="columnheader">Status</span>
            <span role="columnheader">Values</span>
          </div>
        </div>
      }
      renderRow={(index) => {
        const item = items[index];
        if (item === undefined) return null;
        const { look, label } = LOOKS[item.status];
        return (
          <div key={item.id} role="row" aria-rowindex={index + 2} class="upload-row">
            <span role="cell">
              <UploadName slug={slug} item={item} />
            </span>
            <span role="cell" class="muted">
              {sizes.format(Math.ceil(item.size / 1000))}
            </span>
            <span role="cell">
              <span class={`badge badge-${look}`}>{label}</span>
            </span>
            <span role="cell" class={item.problem === null ? 'muted' : 'problem'} title={item.problem ?? undefined}>
              {item.status === 'failed' && item.runId === null && (
                <button type="button" class="link-button upload-retry" onClick={() => retryUploads([item.id])}>
                  Retry
                </button>
              )}
              {item.problem ?? previewValues(item.result)}
            </span>
          </div>
        );
      }}
    />
  );
}
