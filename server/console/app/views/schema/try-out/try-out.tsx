import './try-out.css';
import { uploadDocument, type Run, type SchemaFamily } from '@excerpt/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/preact-query';
import { useEffect, useRef, useState } from 'preact/hooks';
import { listDocumentsQuery } from '../../../../generated/queries.gen.ts';
import { getClient } from '../../../api/console-session.ts';
import { describeError } from '../../../api/query-client.ts';
import { useEnvironment, useParameters } from '../../../lib/console-address.ts';
import { useShortcuts } from '../../../parts/shortcuts.ts';
import { LoadingState } from '../../../parts/states.tsx';
import { readDroppedFiles } from '../../../uploads/dropped-files.ts';
import type { Draft } from '../stored-drafts.ts';
import { toVisibleName } from '../../../lib/visible-name.ts';
import { removeAbandoned, tryDraft } from './try-drafts.ts';
import { TryOutMatrix } from './try-out-matrix.tsx';
import { TryOutResult } from './try-out-result.tsx';
import { useTryAll } from './use-try-all.ts';

/** Documents that are compared at most: each is run twice. */
const MAX_COMPARED = 12;

interface TryOutProps {
  slug: string;
  family: SchemaFamily;
  draft: Draft;
}

/** Runs the draft over a document of the schema. The document is in the URL. */
export function TryOut({ slug, family: { schemaKey }, draft }: TryOutProps) {
  const env = useEnvironment();
  const [parameters, setParameters] = useParameters();
  const queries = useQueryClient();
  const fileInput = useRef<HTMLInputElement>(null);
  const controller = useRef(new AbortController());
  useEffect(() => {
    void removeAbandoned(slug);
    return () => controller.current.abort();
  }, []);
  const path = { slug, schemaKey };
  const { data: documents } = useQuery(listDocumentsQuery({ path, query: { env, content: false, pageSize: 100 } }));
  const chosen = parameters.get('document');
  const documentId = documents?.data.some(({ id }) => id === chosen) === true ? chosen : documents?.data[0]?.id;

  const run = useMutation({
    mutationFn: async (id: string): Promise<Run> => {
      controller.current.abort();
      controller.current = new AbortController();
      return tryDraft({ slug, env, documentId: id, draft, signal: controller.current.signal });
    },
  });
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const request = { client: getClient(), path, query: { env }, body: { file }, timeout: 0 };
      return (await uploadDocument({ ...request, throwOnError: true })).data;
    },
    onSuccess: async ({ id }) => {
      setParameters({ document: id });
      await queries.invalidateQueries({ queryKey: ['listDocuments'] });
      run.mutate(id);
    },
  });
  const take = ([file]: File[]) => file !== undefined && upload.mutate(file);
  const everything = useTryAll({ slug, schemaKey, env, draft });
  /** The document of the matrix that is looked at. */
  const [opened, setOpened] = useState<number | null>(null);
  const samples = (documents?.data ?? []).slice(0, MAX_COMPARED);
  const tryAll = () => {
    setOpened(null);
    if (samples.length > 0) everything.start(samples);
  };
  const openedRun = opened === null ? null : (everything.all?.tried[opened]?.now ?? null);
  const isBusy = run.isPending || upload.isPending;
  const start = () => {
    everything.close();
    if (documentId != null && !isBusy) run.mutate(documentId);
  };
  useShortcuts('Try-out', [
    { keys: 't', label: 'Try the draft', needs: 'createSchema', run: start },
    { keys: 'T', label: 'Try the draft on all documents', needs: 'createSchema', run: tryAll },
  ]);
  const error = upload.error ?? run.error;
  return (
    <section
      class="try-out"
      aria-labelledby="try-out-title"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (event.dataTransfer !== null) void readDroppedFiles(event.dataTransfer).then(take);
      }}
    >
      <div class="schema-toolbar">
        <h2 id="try-out-title">Try it</h2>
        {documents !== undefined && documents.data.length > 0 && (
          <label class="try-out-document">
            <span class="visually-hidden">Document</span>
            <select
              value={documentId ?? ''}
              onChange={({ currentTarget }) => setParameters({ document: currentTarget.value })}
            >
              {documents.data.map(({ id, name }) => (
                <option key={id} value={id}>
                  {toVisibleName(name)}
                </option>
              ))}
            </select>
          </label>
        )}
        <button
          data-needs="extract"
          type="button"
          class="button"
          disabled={isBusy}
          onClick={() => fileInput.current?.click()}
        >
          Add a document
        </button>
        <button
          data-needs="createSchema"
          type="button"
          class="button button-primary"
          disabled={isBusy || documentId == null}
          onClick={start}
        >
          Try
        </button>
        {samples.length > 1 && (
          <button data-needs="createSchema" type="button" class="button" disabled={isBusy} onClick={tryAll}>
            Try all {samples.length}
          </button>
        )}
        <input
          ref={fileInput}
          type="file"
          hidden
          aria-label="Document to try"
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </div>
      {openedRun !== null ? (
        <>
          <button type="button" class="link-button try-out-back" onClick={() => setOpened(null)}>
            All documents
          </button>
          <TryOutResult run={openedRun} />
        </>
      ) : everything.all !== null ? (
        <TryOutMatrix all={everything.all} open={setOpened} close={everything.close} />
      ) : isBusy ? (
        <LoadingState label="Extracting" />
      ) : error !== null ? (
        <p class="problem try-out-problem" role="alert">
          {describeError(error)}
        </p>
      ) : run.data === undefined ? (
        <p class="muted try-out-hint">
          Runs the definition as it is here over a document, and shows the values. The saved schema stays as it is. Drop
          a document here, or choose one; it is stored with the schema.
        </p>
      ) : (
        <TryOutResult run={run.data} />
      )}
    </section>
  );
}
