import { createLookup, type Lookup } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useChange } from '../../parts/use-change.ts';
import { CsvField } from './csv-field.tsx';
import { toLookupKey } from './lookup-words.ts';

interface NewLookupDialogProps {
  slug: string;
  /** What was dropped on the page. */
  dropped: File | null;
  close: () => void;
  created: (lookup: Lookup) => void;
}

export function NewLookupDialog({ slug, dropped, close, created }: NewLookupDialogProps) {
  const [file, setFile] = useState(dropped);
  const [key, setKey] = useState(dropped === null ? '' : toLookupKey(dropped.name));
  const [missing, setMissing] = useState<Error | null>(null);
  const { mutate, isPending, error } = useChange(
    (sending, chosen: File) => createLookup({ ...sending, path: { slug }, body: { key: key.trim(), file: chosen } }),
    { touches: ['listLookups'], done: `${key} added.`, after: created },
  );
  return (
    <FormDialog
      title="Add a lookup"
      close={close}
      submit={() => {
        setMissing(file === null ? new Error('Choose a CSV file.') : null);
        if (file !== null) mutate(file);
      }}
      submitLabel="Add"
      isPending={isPending}
      error={missing ?? error}
    >
      <label class="field">
        <span>Key</span>
        <input
          value={key}
          required
          maxLength={100}
          pattern="[A-Za-z0-9][A-Za-z0-9_\-]*"
          title="Letters, digits, - and _"
          placeholder="vendors"
          onInput={({ currentTarget }) => setKey(currentTarget.value)}
        />
      </label>
      <CsvField
        file={file}
        choose={(chosen) => {
          setMissing(null);
          setFile(chosen);
          if (key === '') setKey(toLookupKey(chosen.name));
        }}
      />
      <p class="muted">
        Rules name it: <code>{`lookup("${key || 'vendors'}", "column", field)`}</code>
      </p>
    </FormDialog>
  );
}
