import { createSchema, getSchemaVersion, type SchemaFamily } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useChange } from '../../parts/use-change.ts';
import { toDraft, toVersionInput } from './draft-input.ts';

interface RenameProps {
  slug: string;
  family: SchemaFamily;
  close: () => void;
}

/** Changes name and description. Sent with the latest version as it is, they make no version. */
export function RenameDialog({ slug, family, close }: RenameProps) {
  const { schemaKey, latestVersionNumber: versionNumber } = family;
  const [name, setName] = useState(family.name);
  const [description, setDescription] = useState(family.description ?? '');
  const { mutate, isPending, error } = useChange(
    async (sending) => {
      const { data: latest } = await getSchemaVersion({ ...sending, path: { slug, schemaKey, versionNumber } });
      const body = { schemaKey, name, description, ...toVersionInput(toDraft(latest)) };
      return createSchema({ ...sending, path: { slug }, body });
    },
    { touches: ['listSchemas', 'getSchema'], after: close },
  );
  return (
    <FormDialog title="Rename" submitLabel="Rename" submit={() => mutate()} {...{ close, isPending, error }}>
      <label class="field">
        <span>Name</span>
        <input
          value={name}
          required
          maxLength={200}
          pattern=".*\S.*"
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>Description</span>
        <input
          value={description}
          maxLength={2000}
          onInput={({ currentTarget }) => setDescription(currentTarget.value)}
        />
      </label>
      <p class="muted">
        The key <code>{schemaKey}</code> stays: programs use it.
      </p>
    </FormDialog>
  );
}
