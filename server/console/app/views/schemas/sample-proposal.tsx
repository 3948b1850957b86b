import { inferSchema, type SchemaProposal, type SchemaRule } from '@excerpt/sdk';
import { useMutation } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { useEnvironment } from '../../lib/console-address.ts';
import { parsePointer } from '../../lib/pointer-steps.ts';
import { FileChooser } from '../../uploads/file-chooser.tsx';
import { leaveOut, leaveOutRules } from './leave-out.ts';
import type { SchemaOrigin } from './schema-origin.ts';

const CHUNK_BYTES = 32_768;

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
  const [rulesLeftOut, setRulesLeftOut] = useState<ReadonlySet<string>>(new Set());
  const offer = (proposal: SchemaProposal, without: ReadonlySet<string>, withoutRules: ReadonlySet<string>) => {
    const { schemaKey, name, description } = proposal;
    const definition = leaveOut(proposal.definition, without);
    const rules = leaveOutRules(proposal.rules, without).filter((rule) => !withoutRules.has(rule.check));
    propose({ schemaKey, name, description, definition, rules, samples: files });
  };
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
      setRulesLeftOut(new Set());
      offer(proposal, new Set(), new Set());
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
            offer(data, paths, rulesLeftOut);
          }}
        />
      )}
      {data !== undefined && (
        <ProposedRules
          rules={leaveOutRules(data.rules, leftOut)}
          leftOut={rulesLeftOut}
          leaveOut={(checks) => {
            setRulesLeftOut(checks);
            offer(data, leftOut, checks);
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

interface ProposedRulesProps {
  rules: readonly SchemaRule[];
  /** The checks of rules. */
  leftOut: ReadonlySet<string>;
  leaveOut: (checks: ReadonlySet<string>) => void;
}

/** Rules that hold for all samples: each is taken over unless it is left out. */
function ProposedRules({ rules, leftOut, leaveOut }: ProposedRulesProps) {
  if (rules.length === 0) return null;
  const toggle = (check: string) => {
    const next = new Set(leftOut);
    if (!next.delete(check)) next.add(check);
    leaveOut(next);
  };
  return (
    <section aria-label="Proposed rules">
      <p>These rules hold for all of the documents:</p>
      <ul class="proposed-fields" tabIndex={0} aria-label="Proposed rules">
        {rules.map(({ check }) => (
          <li key={check}>
            <label class="field-check">
              <input type="checkbox" checked={!leftOut.has(check)} onChange={() => toggle(check)} />
              <code>{check}</code>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The bytes of a file in base64. */
async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES)));
  return btoa(parts.join(''));
}
