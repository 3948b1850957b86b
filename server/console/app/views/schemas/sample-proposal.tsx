import { inferSchema, type SchemaProposal } from '@excerpt/sdk';
import { useMutation } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { useEnvironment } from '../../lib/console-address.ts';
import { toBase64 } from '../../lib/base64.ts';
import { parsePointer } from '../../lib/pointer-steps.ts';
import { FileChooser } from '../../uploads/file-chooser.tsx';
import { leaveOut } from './leave-out.ts';
import type { SchemaOrigin } from './schema-origin.ts';

const MAX_SAMPLES = 20;

interface SampleProposalProps {
  slug: string;
  propose: (origin: SchemaOrigin | null) => void;
}

/** Proposes a definition for documents, which are stored once the schema is created. */
export function SampleProposal({ slug, propose }: SampleProposalProps) {
  const env = useEnvironment();
  const [files, setFiles] = useState<File[]>([]);
  const [wish, setWish] = useState('');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const offer = ({ schemaKey, name, description, definition }: SchemaProposal, without: ReadonlySet<string>) =>
    propose({ schemaKey, name, description, definition: leaveOut(definition, without), samples: files });
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => {
      const samples = await Promise.all(files.map(async (file) => ({ name: file.name, data: await toBase64(file) })));
      const body = { samples, ...(wish.trim() !== '' && { wish }) };
      const request = { client: getClient(), path: { slug }, query: { env }, body, timeout: 0 };
      return (await inferSchema({ ...request, throwOnError: true })).data;
    },
    onMutate: () => propose(null),
    onSuccess: (proposal) => {
      setLeftOut(new Set());
      offer(proposal, new Set());
    },
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
      {data !== undefined && (
        <Proposal
          proposal={data}
          leftOut={leftOut}
          leaveOut={(paths) => {
            setLeftOut(paths);
            offer(data, paths);
          }}
        />
      )}
      <div class="dialog-actions">
        <button type="submit" class="button" disabled={isPending || files.length === 0}>
          {isPending ? 'Reading the documents…' : data === undefined ? 'Propose fields' : 'Propose again'}
        </button>
      </div>
    </form>
  );
}

interface ProposalProps {
  proposal: SchemaProposal;
  /** JSON Pointers into the definition. */
  leftOut: ReadonlySet<string>;
  leaveOut: (paths: ReadonlySet<string>) => void;
}

/** A schema needs a field. */
const isLast = (fields: SchemaProposal['fields'], leftOut: ReadonlySet<string>, path: string): boolean =>
  !leftOut.has(path) && fields.length - leftOut.size === 1;

function Proposal({ proposal: { fields, notes }, leftOut, leaveOut }: ProposalProps) {
  const toggle = (path: string) => {
    const next = new Set(leftOut);
    if (!next.delete(path)) next.add(path);
    leaveOut(next);
  };
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
            <label class="field-check">
              <input
                type="checkbox"
                checked={!leftOut.has(path)}
                disabled={isLast(fields, leftOut, path)}
                onChange={() => toggle(path)}
              />
              {parsePointer(path).at(-1)}
            </label>
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
