import { Link } from 'wouter-preact';
import { linkTo, toEnvParameter } from '../../lib/console-address.ts';
import { previewValues } from '../../lib/preview-values.ts';
import { Badge, RUN_LOOKS, type BadgeProps } from '../../parts/status-badge.tsx';
import { VirtualRows } from '../../parts/virtual-rows.tsx';
import { canRetry, type UploadItem, type UploadStatus } from '../../uploads/upload-item.ts';
import { retryUploads } from '../../uploads/upload-queue.ts';
import { toVisibleName } from '../../lib/visible-name.ts';

const LOOKS: Record<UploadStatus, BadgeProps> = {
  ...RUN_LOOKS,
  waiting: { look: 'idle', label: 'Waiting' },
  sending: { look: 'active', label: 'Uploading' },
  running: { look: 'active', label: 'Extracting' },
};

const sizes = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });

function UploadName({ slug, item: { name, runId, target } }: { slug: string; item: UploadItem }) {
  const shown = toVisibleName(name);
  if (runId === null) return <>{shown}</>;
  return (
    <Link href={linkTo(`/${slug}/runs/${runId}`, { env: toEnvParameter(target.env) })} class="run-link">
      {shown}
    </Link>
  );
}

export function UploadTable({ slug, items }: { slug: string; items: UploadItem[] }) {
  return (
    <VirtualRows
      label="Files"
      count={items.length}
      columns={['File', 'Size', 'Status', 'Schema', 'Values']}
      rowClass="upload-row"
      renderCells={(index) => {
        const item = items[index];
        if (item === undefined) return null;
        return (
          <>
            <span role="cell">
              <UploadName slug={slug} item={item} />
            </span>
            <span role="cell" class="muted">
              {sizes.format(Math.ceil(item.size / 1000))}
            </span>
            <span role="cell">
              <Badge {...LOOKS[item.status]} />
            </span>
            <span role="cell" class="muted" title={item.used ?? undefined}>
              {item.used ?? item.target.name ?? item.target.schemaKey}
            </span>
            <span role="cell" class={item.problem === null ? 'muted' : 'problem'} title={item.problem ?? undefined}>
              {canRetry(item) && (
                <button type="button" class="link-button upload-retry" onClick={() => retryUploads([item.id])}>
                  Retry
                </button>
              )}
              {item.problem ?? previewValues(item.result)}
            </span>
          </>
        );
      }}
    />
  );
}
