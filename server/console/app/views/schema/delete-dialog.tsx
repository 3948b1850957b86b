import { deleteSchema, ExcerptError, listDocuments, listRuns, type SchemaFamily } from '@excerpt/sdk';
import { useQuery, useQueryClient } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { getClient } from '../../api/console-session.ts';
import { ENVIRONMENTS, linkTo, toEnvParameter, useEnvironment } from '../../lib/console-address.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useChange } from '../../parts/use-change.ts';
import { storeDraft } from './stored-drafts.ts';

interface DeleteProps {
  slug: string;
  family: SchemaFamily;
  close: () => void;
}

const count = (total: number, one: string): string => `${total.toLocaleString('en')} ${one}${total === 1 ? '' : 's'}`;

/** Deletes a schema after its key was typed. Says before what is deleted with it. */
export function DeleteDialog({ slug, family, close }: DeleteProps) {
  const { schemaKey, latestVersionNumber, name } = family;
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [typed, type] = useState('');
  const [cascade, setCascade] = useState(false);
  const { data: contents } = useQuery({
    queryKey: ['countContents', slug, schemaKey],
    queryFn: () => countContents(slug, schemaKey),
    staleTime: 0,
  });
  const { mutate, isPending, error } = useChange(
    (sending) => deleteSchema({ ...sending, path: { slug, schemaKey }, query: { cascade } }),
    {
      touches: ['listSchemas', 'listRuns'],
      done: `${name} is deleted.`,
      after: () => {
        storeDraft(slug, schemaKey, null);
        navigate(linkTo(`/${slug}/schemas`, { env: toEnvParameter(env) }), { replace: true });
        queries.removeQueries({ queryKey: ['getSchema'] });
      },
    },
  );
  const isInUse = error instanceof ExcerptError && error.code === 'in_use';
  return (
    <FormDialog
      title={`Delete ${name}`}
      submitLabel="Delete"
      isDangerous
      submit={() => mutate()}
      {...{ close, isPending, error }}
    >
      <p>
        This deletes the schema with {count(latestVersionNumber, 'version')}
        {contents !== undefined &&
          `, ${count(contents.documents, 'document')} and ${count(contents.runs, 'run')} in all environments`}
        . It cannot be undone.
      </p>
      <label class="field">
        <span>
          Type <code>{schemaKey}</code> to confirm
        </span>
        <input
          required
          value={typed}
          pattern={schemaKey.replaceAll(/[.-]/g, '\\$&')}
          title={schemaKey}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </label>
      {isInUse && <p>Nothing was deleted.</p>}
      {(isInUse || cascade) && (
        <label class="field-check">
          <input type="checkbox" checked={cascade} onChange={({ currentTarget: { checked } }) => setCascade(checked)} />
          Also delete runs of other schemas that use its documents
        </label>
      )}
    </FormDialog>
  );
}

/** How many documents and runs a schema has in all environments. */
async function countContents(slug: string, schemaKey: string): Promise<{ documents: number; runs: number }> {
  const request = { client: getClient(), path: { slug, schemaKey }, throwOnError: true } as const;
  const totals = await Promise.all(
    ENVIRONMENTS.map(async (env) => {
      const [documents, runs] = await Promise.all([
        listDocuments({ ...request, query: { env, pageSize: 1, content: false } }),
        listRuns({ ...request, query: { env, pageSize: 1 } }),
      ]);
      return { documents: documents.data.total, runs: runs.data.total };
    }),
  );
  return {
    documents: totals.reduce((sum, { documents }) => sum + documents, 0),
    runs: totals.reduce((sum, { runs }) => sum + runs, 0),
  };
}
