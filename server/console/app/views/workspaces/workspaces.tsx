import './workspaces.css';
import { createWorkspace } from '@excerpt/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Link, Redirect, useLocation, useSearchParams } from 'wouter-preact';
import { listWorkspacesQuery } from '../../../generated/queries.gen.ts';
import { getClient, signOut } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { recallWorkspace } from '../../layout/last-workspace.ts';
import { PendingState } from '../../parts/states.tsx';

/** The workspaces of the caller. Goes on to the last or only one unless the address says `?choose`. */
export function Workspaces() {
  const [parameters] = useSearchParams();
  const { data, error, refetch } = useQuery(listWorkspacesQuery({ query: { pageSize: 100 } }));
  if (error !== null || data === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  const workspaces = data.data;
  const last = recallWorkspace();
  const next = workspaces.find(({ slug }) => slug === last) ?? (workspaces.length === 1 ? workspaces[0] : undefined);
  if (next !== undefined && !parameters.has('choose')) return <Redirect to={`/console/${next.slug}`} replace />;
  return (
    <main id="main" class="workspaces">
      <h1>{workspaces.length === 0 ? 'Create your first workspace' : 'Workspaces'}</h1>
      {workspaces.length > 0 && (
        <ul class="card-list">
          {workspaces.map(({ id, slug, name, description }) => (
            <li key={id}>
              <Link href={`/console/${slug}`} class="card-link">
                <strong>{name}</strong>
                <span class="muted">{description ?? slug}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <NewWorkspace />
      <button type="button" class="link-button" onClick={() => void signOut()}>
        Sign out
      </button>
    </main>
  );
}

function NewWorkspace() {
  const [name, setName] = useState('');
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await createWorkspace({ client: getClient(), body: { name }, throwOnError: true })).data,
    onSuccess: async ({ slug }) => {
      await queries.invalidateQueries({ queryKey: ['listWorkspaces'] });
      navigate(`/console/${slug}`);
    },
  });
  return (
    <form
      class="inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <label class="field">
        <span>Name of a new workspace</span>
        <input
          value={name}
          required
          maxLength={200}
          placeholder="Accounts"
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button button-primary" disabled={isPending}>
        Create
      </button>
      {error !== null && (
        <p class="problem" role="alert">
          {describeError(error)}
        </p>
      )}
    </form>
  );
}
