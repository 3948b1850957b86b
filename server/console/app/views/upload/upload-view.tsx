import './upload-view.css';
import { useState } from 'preact/hooks';
import { useEnvironment, useParameters } from '../../lib/console-address.ts';
import { getTime } from '../../lib/time-words.ts';
import { PendingState } from '../../parts/states.tsx';
import { stagedFiles } from '../../uploads/drop-anywhere.tsx';
import { FileChooser } from '../../uploads/file-chooser.tsx';
import { findChoice, toTarget, useSchemaChoices, type SchemaChoice } from '../../uploads/schema-choices.ts';
import { addUploads, isOutOfReach, uploads } from '../../uploads/upload-queue.ts';
import type { ViewProps } from '../late-view.tsx';
import { UploadActions } from './upload-actions.tsx';
import { UploadTable } from './upload-table.tsx';

/** Files of any number: the queue, and the results of what is done. */
export default function UploadView({ slug }: ViewProps) {
  const { choices, error, refetch } = useSchemaChoices(slug, { hasAll: true });
  const items = uploads.value.filter(({ target }) => target.slug === slug);
  return (
    <>
      <header class="view-header">
        <h1>Upload</h1>
        {items.length > 0 && <UploadActions slug={slug} items={items} />}
      </header>
      <div class="view-body upload">
        {isOutOfReach.value && (
          <p class="note note-poor" role="alert">
            The server cannot be reached. The files wait in this browser, and go on when it answers again.
          </p>
        )}
        {choices === undefined ? (
          <PendingState error={error} retry={refetch} />
        ) : (
          <NewUploads slug={slug} choices={choices} />
        )}
        {items.length > 0 && <UploadTable slug={slug} items={items} />}
      </div>
    </>
  );
}

function NewUploads({ slug, choices }: { slug: string; choices: SchemaChoice[] }) {
  const env = useEnvironment();
  const [parameters, setParameters] = useParameters();
  const [isOpen, setOpen] = useState(false);
  const chosen = findChoice(choices, slug, parameters.get('schema'));
  const start = (files: File[]) => {
    if (chosen === undefined) return;
    addUploads(files, toTarget(slug, env, chosen), getTime());
    stagedFiles.value = [];
    setOpen(false);
  };
  const staged = stagedFiles.value;
  const choice = (
    <label class="field">
      <span>Schema</span>
      <select
        value={chosen?.schemaKey ?? ''}
        onChange={({ currentTarget }) => setParameters({ schema: currentTarget.value })}
      >
        {choices.map(({ schemaKey, name, template }) => (
          <option key={schemaKey} value={schemaKey}>
            {template === null ? name : `${name} (template)`}
          </option>
        ))}
      </select>
    </label>
  );
  if (staged.length > 0)
    return (
      <section class="staged" aria-label="Dropped files">
        <p>
          <strong>{staged.length === 1 ? staged[0]?.name : `${staged.length} files`}</strong>
        </p>
        {choice}
        <button type="button" class="button button-primary" onClick={() => start(staged)}>
          Extract
        </button>
        <button type="button" class="button" onClick={() => (stagedFiles.value = [])}>
          Discard
        </button>
      </section>
    );
  if (uploads.value.length > 0 && !isOpen)
    return (
      <button type="button" class="button" onClick={() => setOpen(true)}>
        Add files
      </button>
    );
  return (
    <>
      {choice}
      <FileChooser take={start} />
    </>
  );
}
