import { deleteRun, requestReview, rerunRun } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { getClient } from '../../api/console-session.ts';
import { describeError, queryClient } from '../../api/query-client.ts';
import { ExportDialog } from '../../parts/export-dialog.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { Icon } from '../../parts/icons.tsx';
import { notify } from '../../parts/notices.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { AddToDatasetDialog } from '../datasets/add-to-dataset-dialog.tsx';
import type { RunFilter } from './use-run-pages.ts';

/** Requests at one time. */
const AT_ONCE = 4;

/** Sends a request for each id, a few at a time. Returns those that were refused, and the last reason. */
export async function applyToAll(
  ids: readonly string[],
  send: (id: string) => Promise<unknown>,
): Promise<{ refused: string[]; reason: unknown }> {
  const refused: string[] = [];
  let reason: unknown = null;
  const waiting = [...ids];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      try {
        await send(id);
      } catch (error) {
        refused.push(id);
        reason = error;
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { refused, reason };
}

const ACTIONS = {
  review: {
    label: 'Review',
    icon: 'review',
    needs: 'requestReview',
    done: (count: number) => `${count} sent to review.`,
    send: (id: string) => requestReview({ client: getClient(), path: { id }, throwOnError: true }),
  },
  rerun: {
    label: 'Run again',
    icon: 'repeat',
    needs: 'rerunRun',
    done: (count: number) => `${count} run again.`,
    send: (id: string) => rerunRun({ client: getClient(), path: { id }, throwOnError: true }),
  },
  delete: {
    label: 'Delete',
    icon: 'close',
    needs: 'deleteRun',
    done: (count: number) => `${count} deleted.`,
    send: (id: string) => deleteRun({ client: getClient(), path: { id }, throwOnError: true }),
  },
} as const;

type ActionName = keyof typeof ACTIONS;

interface SelectionActionsProps {
  filter: RunFilter;
  selected: ReadonlySet<string>;
  /** What stays selected: what was refused. */
  setSelected: (ids: ReadonlySet<string>) => void;
}

/** What can be done with the selected runs at once. */
export function SelectionActions({ filter, selected, setSelected }: SelectionActionsProps) {
  const [busy, setBusy] = useState<ActionName | null>(null);
  const [asked, ask] = useState<'export' | 'delete' | 'dataset' | null>(null);
  const count = selected.size;
  const apply = async (name: ActionName) => {
    ask(null);
    setBusy(name);
    const { refused, reason } = await applyToAll([...selected], ACTIONS[name].send);
    setBusy(null);
    setSelected(new Set(refused));
    for (const operation of ['listRuns', 'listReviews', 'listSchemas'])
      void queryClient.invalidateQueries({ queryKey: [operation] });
    if (refused.length < count) notify(ACTIONS[name].done(count - refused.length));
    if (refused.length > 0) notify(`${refused.length} of ${count}: ${describeError(reason)}`, { isError: true });
  };
  useShortcuts('Selection', [{ keys: 'Escape', label: 'Select nothing', run: () => setSelected(new Set()) }]);
  const { slug, schemaKey, env } = filter;
  return (
    <div class="selection-actions" role="toolbar" aria-label="Selection">
      <strong role="status">{count} selected</strong>
      {(['review', 'rerun'] as const).map((name) => (
        <button
          key={name}
          data-needs={ACTIONS[name].needs}
          type="button"
          class="button"
          disabled={busy !== null}
          onClick={() => void apply(name)}
        >
          <Icon name={ACTIONS[name].icon} />
          {ACTIONS[name].label}
        </button>
      ))}
      <button
        data-needs="createExport"
        type="button"
        class="button"
        disabled={busy !== null}
        onClick={() => ask('export')}
      >
        <Icon name="download" />
        Export selection
      </button>
      <button
        data-needs="addDatasetItems"
        type="button"
        class="button"
        disabled={busy !== null}
        onClick={() => ask('dataset')}
      >
        Add to data set
      </button>
      <button
        data-needs="deleteRun"
        type="button"
        class="button"
        disabled={busy !== null}
        onClick={() => ask('delete')}
      >
        Delete
      </button>
      <button type="button" class="link-button" onClick={() => setSelected(new Set())}>
        Select nothing
      </button>
      {asked === 'export' && (
        <ExportDialog
          {...{ slug, schemaKey, env }}
          name={schemaKey}
          chosen={{ runIds: [...selected] }}
          description={count === 1 ? 'The selected document.' : `The ${count} selected documents.`}
          close={() => ask(null)}
        />
      )}
      {asked === 'dataset' && (
        <AddToDatasetDialog {...{ slug, schemaKey, env }} runIds={[...selected]} close={() => ask(null)} />
      )}
      {asked === 'delete' && (
        <FormDialog
          title={count === 1 ? 'Delete this run?' : `Delete ${count} runs?`}
          close={() => ask(null)}
          submit={() => void apply('delete')}
          submitLabel="Delete"
          isDangerous
          isPending={false}
          error={null}
        >
          <p>Their values and reviews are deleted for good. The documents are kept.</p>
        </FormDialog>
      )}
    </div>
  );
}
