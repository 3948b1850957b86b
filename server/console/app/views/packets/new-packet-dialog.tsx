import { uploadPacket, type Packet } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { listSplittersQuery } from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter, useEnvironment } from '../../lib/console-address.ts';
import { FileField } from '../../parts/file-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useChange } from '../../parts/use-change.ts';

interface NewPacketDialogProps {
  slug: string;
  /** What was dropped on the page. */
  dropped: File | null;
  close: () => void;
  created: (packet: Packet) => void;
}

interface Chosen {
  file: File;
  splitter: string;
  extract: boolean;
}

export function NewPacketDialog({ slug, dropped, close, created }: NewPacketDialogProps) {
  const env = useEnvironment();
  const { data } = useQuery(listSplittersQuery({ path: { slug }, query: { pageSize: 100 } }));
  const splitters = data?.data ?? [];
  const [file, setFile] = useState(dropped);
  const [wanted, setWanted] = useState<string | null>(null);
  const [extract, setExtract] = useState(true);
  const [missing, setMissing] = useState<Error | null>(null);
  const splitter = wanted ?? splitters[0]?.key;
  const { mutate, isPending, error } = useChange(
    (sending, body: Chosen) => uploadPacket({ ...sending, path: { slug }, query: { env }, body }),
    { touches: ['listPackets', 'listSchemas'], after: created },
  );
  const newSplitter = linkTo(`/${slug}/splitters`, { env: toEnvParameter(env), new: '1' });
  return (
    <FormDialog
      title="Split a stack"
      close={close}
      submit={() => {
        if (file === null) return setMissing(new Error('Choose a file.'));
        if (splitter === undefined) return setMissing(new Error('Add a splitter first.'));
        mutate({ file, splitter, extract });
      }}
      submitLabel={isPending ? 'Uploading…' : 'Split'}
      isPending={isPending}
      error={missing ?? error}
    >
      <FileField
        file={file}
        choose={(chosen) => {
          setMissing(null);
          setFile(chosen);
        }}
        hint="Drop a PDF or a scan with several documents here, up to 1,000 pages."
        label="Stack"
      />
      {data?.total === 0 ? (
        <p>
          A splitter says which kinds of documents a stack may have. <Link href={newSplitter}>Add one</Link> first.
        </p>
      ) : (
        <label class="field">
          <span>Splitter</span>
          <select value={splitter} onChange={({ currentTarget }) => setWanted(currentTarget.value)}>
            {splitters.map(({ key, name, categories }) => (
              <option key={key} value={key}>
                {name}: {categories.map((category) => category.name).join(', ')}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="field-check">
        <input type="checkbox" checked={extract} onChange={({ currentTarget }) => setExtract(currentTarget.checked)} />
        Extract each part whose kind has a schema
      </label>
    </FormDialog>
  );
}
