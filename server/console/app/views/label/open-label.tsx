import { updateDatasetItem, type Dataset, type DatasetItemDetail } from '@excerpt/sdk';
import { useQuery, useQueryClient } from '@tanstack/preact-query';
import { useRef, useState } from 'preact/hooks';
import { getDatasetItemQuery, getDocumentLayoutQuery } from '../../../generated/queries.gen.ts';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { notify } from '../../parts/notices.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import type { Correction } from '../review/editor/replay-actions.ts';
import { ValueEditor } from '../review/editor/value-editor.tsx';
import { skipItem, type LabelOrder } from './find-next-item.ts';
import { LabelHeader } from './label-header.tsx';
import { LabelNotes } from './label-notes.tsx';
import { acceptRest, toLabel } from './label-values.ts';
import { useLabelling } from './use-labelling.ts';

interface OpenLabelProps {
  slug: string;
  dataset: Dataset;
  item: DatasetItemDetail;
  schema: Record<string, unknown>;
  order: LabelOrder;
  goToNext: () => Promise<void>;
}

/** The label of a document: its pages, and its values to accept, to type, or to read from a box on the page. */
export function OpenLabel({ slug, dataset, item, schema, order, goToNext }: OpenLabelProps) {
  const { isSecond } = order;
  const queries = useQueryClient();
  const [note, setNote] = useState(item.note ?? '');
  const [isWarned, warn] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const layout = useQuery(getDocumentLayoutQuery({ path: { id: item.documentId } }));
  const { values, steps } = useLabelling({ item, schema, isSecond, layout: layout.data });
  const { fields, leaves, decisions, isDoubtful } = values;
  const left = leaves.filter(isDoubtful).length;
  /** An empty value that is accepted is not in the document; a value that is typed as it was is accepted. */
  const normalize = (action: Correction): Correction => {
    const leaf = leaves.find(({ path }) => path === action.path);
    const isNothing = action.action === 'confirm' ? leaf?.value === null : action.value === null;
    if ((action.action === 'confirm' || action.action === 'correct') && isNothing)
      return { path: action.path, action: 'clear' };
    const isSame = action.action === 'correct' && leaf?.value === action.value;
    return isSame ? { path: action.path, action: 'confirm' } : action;
  };
  const apply = (...actions: Correction[]) => steps.apply(...actions.map(normalize));
  const repeat = (isDone: boolean, none: string) => !isDone && notify(none);

  const save = async () => {
    if (isSaving) return;
    if (left > 0 && !isWarned) {
      warn(true);
      const count = left === 1 ? '1 field was' : `${left} fields were`;
      return notify(`${count} not looked at. Save again to leave them out.`);
    }
    const { expected, unreadable } = toLabel(fields, decisions);
    const body = {
      expected,
      note: note.trim() === '' ? null : note,
      ...(isSecond ? { second: true } : { unreadable }),
    };
    const path = { id: dataset.id, itemId: item.id };
    setSaving(true);
    try {
      const { data: saved } = await updateDatasetItem({ client: getClient(), path, body, throwOnError: true });
      steps.forget();
      queries.setQueryData(getDatasetItemQuery({ path }).queryKey, saved);
      // People type as soon as the count changes. It changes after the next document is open, which their keys are for.
      await goToNext();
      for (const name of ['getDataset', 'listDatasetItems', 'listDatasets'])
        void queries.invalidateQueries({ queryKey: [name] });
    } catch (problem) {
      notify(describeError(problem), { isError: true });
    } finally {
      setSaving(false);
    }
  };
  const skip = () => {
    skipItem(dataset.id, item.id);
    void goToNext();
  };
  // What the key before has said is rendered first, and so it is saved.
  const latest = useRef(save);
  latest.current = save;
  useShortcuts('Label', [
    { keys: 'm', label: 'Write a note', run: () => document.querySelector<HTMLElement>('.label-note')?.focus() },
    { keys: 'A', label: 'Save, and go to the next document', run: () => setTimeout(() => void latest.current()) },
    { keys: 'N', label: 'Skip the document', run: skip },
  ]);

  return (
    <>
      <LabelHeader {...{ slug, dataset, item, order, left, skip, isSaving }} save={() => void save()} />
      <ValueEditor
        documentId={item.documentId}
        layout={layout.data}
        layoutError={layout.error}
        refused={[]}
        dismiss={() => undefined}
        isOpen
        {...{ schema, values, apply }}
        undo={() => repeat(steps.undo(), 'There is nothing to undo.')}
        redo={() => repeat(steps.redo(), 'There is nothing to redo.')}
        labelling={{
          guideline: (path) => dataset.guidelines[path.replaceAll(/\/\d+(?=\/|$)/g, '/*')],
          markUnreadable: (path) => apply({ path, action: 'unreadable' }),
          markAbsent: (path) => apply({ path, action: 'clear' }),
          acceptRest: () => apply(...acceptRest(fields, leaves, decisions)),
        }}
      >
        <LabelNotes
          {...{ slug, dataset, item, isSecond, note, setNote }}
          take={(path, value) => apply({ path, action: 'correct', value })}
        />
      </ValueEditor>
    </>
  );
}
