import { createSplitter, type Splitter, type SplitterInput } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { PendingState } from '../../parts/states.tsx';
import { useChange } from '../../parts/use-change.ts';
import { useSchemaChoices, type SchemaChoice } from '../../uploads/schema-choices.ts';
import { toSplitterKey } from './splitter-draft.ts';

interface NewSplitterDialogProps {
  slug: string;
  close: () => void;
  created: (splitter: Splitter) => void;
}

/** Below this, a packet waits for a person. */
const REVIEW_BELOW = 0.8;

const toCategory = ({ schemaKey, name, description, template }: SchemaChoice) => ({
  name,
  description,
  // The workspace does not have the schema of a template yet.
  ...(template === null && { schemaKey }),
});

/** A splitter to begin with: its kinds are schemas of the workspace, and kinds that most people know. */
export function NewSplitterDialog({ slug, close, created }: NewSplitterDialogProps) {
  const { choices, error: unread } = useSchemaChoices(slug, { hasAll: true });
  const [name, setName] = useState('');
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const offered = choices ?? [];
  const isChosen = ({ schemaKey, template }: SchemaChoice) => changed.get(schemaKey) ?? template === null;
  const { mutate, isPending, error } = useChange(
    (sending, body: SplitterInput) => createSplitter({ ...sending, path: { slug }, body }),
    { touches: ['listSplitters', 'getSplitter'], after: created },
  );
  return (
    <FormDialog
      title="Add a splitter"
      close={close}
      submit={() =>
        mutate({
          key: toSplitterKey(name),
          name: name.trim(),
          categories: offered.filter(isChosen).map(toCategory),
          reviewBelow: REVIEW_BELOW,
        })
      }
      submitLabel="Add"
      isPending={isPending}
      error={error}
    >
      <label class="field">
        <span>Name</span>
        <input
          value={name}
          required
          maxLength={64}
          placeholder="Incoming mail"
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      {choices === undefined ? (
        <PendingState error={unread} />
      ) : (
        <fieldset class="splitter-kinds">
          <legend>Kinds of documents. More, and their words, on the next page.</legend>
          {offered.map((choice) => (
            <label key={choice.schemaKey} class="field-check">
              <input
                type="checkbox"
                checked={isChosen(choice)}
                onChange={({ currentTarget: { checked } }) =>
                  setChanged(new Map([...changed, [choice.schemaKey, checked]]))
                }
              />
              {choice.name}
            </label>
          ))}
        </fieldset>
      )}
    </FormDialog>
  );
}
