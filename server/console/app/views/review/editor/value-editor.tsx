import '../review.css';
import '../../run/run-view.css';
import type { DocumentLayout } from '@excerpt/sdk';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useShortcuts } from '../../../parts/shortcuts.ts';
import { PendingState } from '../../../parts/states.tsx';
import { useStable } from '../../../parts/use-stable.ts';
import { findFieldButton } from '../../run/run-state.ts';
import { DocumentPages } from '../../run/viewer/document-pages.tsx';
import { RegionSelector } from './region-selector.tsx';
import { ReviewFields } from './review-fields.tsx';
import { useFieldEditor, type FieldEditorOptions } from './use-field-editor.ts';

interface ValueEditorProps extends FieldEditorOptions {
  /** Undefined until it is here. */
  layout: DocumentLayout | undefined;
  layoutError: Error | null;
  undo: () => void;
  redo: () => void;
  /** Above the values. */
  children?: ComponentChildren;
}

/** The pages of a document, and its values to accept or correct, by keys or pointer. */
export function ValueEditor({ layout, layoutError, undo, redo, children, ...options }: ValueEditorProps) {
  const { documentId, values, isOpen, labelling } = options;
  const isLabel = labelling !== undefined;
  const { selected, list, ...editor } = useFieldEditor(options);
  const { edited } = list;
  useShortcuts('Values', [
    { keys: 'j', label: 'Next field', run: () => editor.move(1) },
    { keys: 'k', label: 'Previous field', run: () => editor.move(-1) },
    {
      keys: 'd',
      label: isLabel ? 'Next field that was not looked at' : 'Next doubtful field',
      run: editor.goToDoubtful,
    },
    { keys: 'a', label: 'Accept the value', run: editor.acceptValue },
    { keys: 'w', label: 'Accept the row', run: editor.acceptRow },
    { keys: 'f', label: isLabel ? 'Accept the rest' : 'Accept all that is not doubtful', run: editor.acceptRest },
    { keys: 'e', label: isLabel ? 'Type the value' : 'Correct the value', run: () => isOpen && list.edit(selected) },
    { keys: 'x', label: isLabel ? 'Not in the document' : 'Clear the value', run: editor.clearValue },
    ...(isLabel ? [{ keys: 'u', label: 'Unreadable', run: editor.markUnreadable }] : []),
    { keys: 'Mod+z', label: 'Undo', run: undo },
    { keys: 'Mod+Z', label: 'Redo', run: redo },
    { keys: 'Mod+y', label: 'Redo', run: redo },
    { keys: 'i', label: 'Insert a row below', run: editor.insertRow },
    { keys: 'Mod+Delete', label: 'Remove the row', run: editor.removeRow },
    { keys: 'Alt+ArrowUp', label: 'Move the row up', run: () => editor.moveRow(-1) },
    { keys: 'Alt+ArrowDown', label: 'Move the row down', run: () => editor.moveRow(1) },
  ]);
  useEffect(() => {
    const button = selected === null ? null : findFieldButton(selected);
    // The cell of a table stays in the page while its value is typed beside it.
    if (edited === null) button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'nearest' });
  }, [selected, edited]);
  const { readRegion } = useStable({ readRegion: editor.readRegion });
  const pages = useMemo(
    () =>
      layout === undefined ? (
        <section class="viewer" aria-label="Pages">
          <PendingState error={layoutError} label="Reading the document" />
        </section>
      ) : (
        <DocumentPages
          documentId={documentId}
          pageCount={layout.pages.length}
          pages={layout.pages}
          marks={values.marks}
          selected={selected}
          select={list.select}
          {...(isOpen && {
            overlay: (page) => <RegionSelector page={page} read={(...region) => void readRegion(...region)} />,
          })}
        />
      ),
    [documentId, layout, layoutError, values.marks, selected, isOpen],
  );
  return (
    <div class="run">
      {pages}
      <section class="run-side" aria-labelledby="edited-values">
        <h2 id="edited-values" class="visually-hidden">
          Values
        </h2>
        {children}
        {isOpen && (
          <div class="review-tools">
            <button type="button" class="link-button" onClick={editor.goToDoubtful}>
              {isLabel ? 'Next not looked at' : 'Next doubtful'}
            </button>
            <button type="button" class="link-button" onClick={editor.acceptRest}>
              Accept the rest
            </button>
            <button type="button" class="link-button" onClick={undo}>
              Undo
            </button>
            <button type="button" class="link-button" onClick={redo}>
              Redo
            </button>
          </div>
        )}
        <ReviewFields fields={values.fields} {...list} />
      </section>
    </div>
  );
}
