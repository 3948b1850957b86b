import type { Run } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { getResult } from '../../lib/run-result.ts';
import { copyText, saveFile } from '../../lib/save-file.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import { ExportDialog } from '../../parts/export-dialog.tsx';
import { Icon } from '../../parts/icons.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { AddToDatasetDialog } from '../datasets/add-to-dataset-dialog.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { useOpenReview } from '../review/use-open-review.ts';
import { RerunDialog } from './rerun-dialog.tsx';
import { useRunPlace } from './use-run-place.ts';

interface RunActionsProps {
  slug: string;
  run: Run;
  documentName: string;
}

/** What can be done with a run. */
export function RunActions({ slug, run, documentName }: RunActionsProps) {
  const [open, setOpen] = useState<'rerun' | 'compare' | 'export' | 'dataset' | null>(null);
  const { place } = useRunPlace(slug, run);
  const data = getResult(run);
  const openReview = useOpenReview(slug, run);
  const name = documentName.replace(/\.[^.]*$/, '') || 'result';
  const toJson = () => JSON.stringify(data, null, 2);
  const actions = {
    copy: () => data !== null && void copyText(toJson(), 'JSON'),
    json: () => data !== null && saveFile(`${name}.json`, toJson(), 'application/json'),
  };
  useShortcuts('Run', [
    { keys: 'c', label: 'Copy the values as JSON', run: actions.copy },
    { keys: 'd', label: 'Download JSON', run: actions.json },
    { keys: 'v', label: 'Review the values', needs: 'requestReview', run: openReview },
    { keys: 'R', label: 'Run again', needs: 'rerunRun', run: () => setOpen('rerun') },
    { keys: 'D', label: 'Add to data set', needs: 'addDatasetItems', run: () => data !== null && setOpen('dataset') },
    { keys: 'C', label: 'Compare with another run', run: () => setOpen('compare') },
  ]);
  const close = () => setOpen(null);
  return (
    <div class="view-actions">
      {data !== null && (
        <>
          <button data-needs="requestReview" type="button" class="button" onClick={openReview}>
            <Icon name="review" />
            Review
          </button>
          <button type="button" class="button" onClick={actions.copy}>
            <Icon name="copy" />
            Copy
          </button>
          <button type="button" class="button" onClick={actions.json}>
            <Icon name="download" />
            JSON
          </button>
          <button
            data-needs="createExport"
            type="button"
            class="button"
            disabled={place === undefined}
            onClick={() => setOpen('export')}
          >
            <Icon name="download" />
            Export
          </button>
          <button type="button" class="button" onClick={() => setOpen('compare')}>
            <Icon name="compare" />
            Compare
          </button>
          <button
            data-needs="addDatasetItems"
            type="button"
            class="button"
            disabled={place === undefined}
            onClick={() => setOpen('dataset')}
          >
            Add to data set
          </button>
        </>
      )}
      <button data-needs="rerunRun" type="button" class="button" onClick={() => setOpen('rerun')}>
        <Icon name="repeat" />
        Run again
      </button>
      {open === 'rerun' && <RerunDialog slug={slug} run={run} close={close} />}
      {open === 'dataset' && place !== undefined && (
        <AddToDatasetDialog slug={slug} {...place} runIds={[run.id]} close={close} />
      )}
      {open === 'export' && place !== undefined && (
        <ExportDialog
          slug={slug}
          {...place}
          name={name}
          chosen={{ runIds: [run.id] }}
          description={`The values of ${toVisibleName(documentName)}.`}
          close={close}
        />
      )}
      {open === 'compare' && <CompareDialog slug={slug} run={run} close={close} />}
    </div>
  );
}
