import { inferSchema, type SchemaProposal } from '@excerpt/sdk';
import { useMutation } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { useEnvironment } from '../../lib/console-address.ts';
import { toBase64 } from '../../lib/base64.ts';
import { FileChooser } from '../../uploads/file-chooser.tsx';
import type { SchemaOrigin } from './schema-origin.ts';

const MAX_SAMPLES = 20;

interface SampleProposalProps {
  slug: string;
  propose: (origin: SchemaOrigin | null) => void;
}

/** Proposes a definition for documents, which the server does not store. */
export function SampleProposal({ slug, propose }: SampleProposalProps) {
  const env = useEnvironment();
  const [files, setFiles] = useState<File[]>([]);
  const [wish, setWish] = useState('');
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => {
      const samples = await Promise.all(files.map(async (file) => ({ name: file.name, data: await toBase64(file) })));
      const body = { samples, ...(wish.trim() !== '' && { wish }) };
      const request = { client: getClient(), path: { slug }, query: { env }, body, timeout: 0 };
      return (await inferSchema({ ...request, throwOnError: true })).data;
    },
    onMutate: () => propose(null),
    onSuccess: ({ schemaKey, name, description, definition }) => propose({ schemaKey, name, description, definition }),
  });
  const take = (added: File[]) => setFiles((before) => [...before, ...added].slice(0, MAX_SAMPLES));
  return (
    <form
      class="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <FileChooser take={take} />
      {files.length > 0 && (
        <p>
          {files.map(({ name }) => name).join(', ')}{' '}
          <button type="button" class="link-button" onClick={() => setFiles([])}>
            Remove
          </button>
        </p>
      )}
      <label class="field">
        <span>What is wanted, in words (optional)</span>
        <input
          value={wish}
          maxLength={2000}
          placeholder="The invoice number, the total and the due date"
          onInput={({ currentTarget }) => setWish(currentTarget.value)}
        />
      </label>
      {error !== null && (
        <p class="problem" role="alert">
          {describeError(error)}
        </p>
      )}
      {data !== undefined && <Proposal proposal={data} />}
      <div class="dialog-actions">
        <button type="submit" class="button" disabled={isPending || files.length === 0}>
          {isPending ? 'Reading the documents…' : data === undefined ? 'Propose fields' : 'Propose again'}
        </button>
      </div>
    </form>
  );
}

function Proposal({ proposal: { fields, notes } }: { proposal: SchemaProposal }) {
  return (
    <section aria-label="Proposed fields" role="status">
      {notes.map((note) => (
        <p key={note} class="muted">
          {note}
        </p>
      ))}
      <ul class="proposed-fields" tabIndex={0} aria-label="Proposed fields">
        {fields.map(({ path, label, documents }) => (
          <li key={path}>
            <span>{path.split('/').at(-1)?.replaceAll('~1', '/').replaceAll('~0', '~')}</span>
            <span class="muted">
              {label !== null && `“${label}” · `}
              {documents === 1 ? '1 document' : `${documents} documents`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
