import { createApiKey, type ApiKey } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { ENVIRONMENTS } from '../../../lib/console-address.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { SecretDialog } from '../../../parts/secret-dialog.tsx';
import { useChange } from '../../../parts/use-change.ts';

const ROLES = ['reader', 'reviewer', 'member'] as const;

/** The end of a day, in the time zone of the browser. */
const toEndOfDay = (date: string): string => new Date(`${date}T23:59:59`).toISOString();

/** A form, then the key. */
export function NewApiKey({ slug, close }: { slug: string; close: () => void }) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<'read' | 'write'>('write');
  const [expiry, setExpiry] = useState('');
  const [workspace, setWorkspace] = useState<string | null>(null);
  const [env, setEnv] = useState<ApiKey['env']>(null);
  const [role, setRole] = useState<ApiKey['role']>(null);
  const { mutate, isPending, error, data } = useChange(
    (sending) => {
      const expiresAt = expiry === '' ? null : toEndOfDay(expiry);
      return createApiKey({ ...sending, body: { name: name.trim(), scope, expiresAt, workspace, env, role } });
    },
    { touches: ['listApiKeys'] },
  );
  if (data !== undefined)
    return (
      <SecretDialog
        title={`API key ${data.name}`}
        what="API key"
        secret={data.key}
        hint="Send it as a bearer token in the Authorization header. The server keeps only a hash of it."
        close={close}
      />
    );
  return (
    <FormDialog
      title="Make an API key"
      close={close}
      submit={mutate}
      submitLabel="Make"
      isPending={isPending}
      error={error}
    >
      <label class="field">
        <span>Name</span>
        <input
          value={name}
          required
          maxLength={200}
          pattern=".*\S.*"
          placeholder="Bookkeeping"
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>It may</span>
        <select
          value={scope}
          onChange={({ currentTarget }) => setScope(currentTarget.value === 'read' ? 'read' : 'write')}
        >
          <option value="write">Read and write</option>
          <option value="read">Only read</option>
        </select>
      </label>
      <label class="field">
        <span>Workspace</span>
        <select
          value={workspace ?? ''}
          onChange={({ currentTarget }) => setWorkspace(currentTarget.value === '' ? null : currentTarget.value)}
        >
          <option value="">All of yours</option>
          <option value={slug}>Only {slug}</option>
        </select>
      </label>
      <label class="field">
        <span>Environment</span>
        <select
          value={env ?? ''}
          onChange={({ currentTarget }) => setEnv(ENVIRONMENTS.find((one) => one === currentTarget.value) ?? null)}
        >
          <option value="">All</option>
          {ENVIRONMENTS.map((one) => (
            <option key={one} value={one}>
              Only {one}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>At most as</span>
        <select
          value={role ?? ''}
          onChange={({ currentTarget }) => setRole(ROLES.find((one) => one === currentTarget.value) ?? null)}
        >
          <option value="">What you may do</option>
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>Last day (empty: it does not expire)</span>
        <input type="date" value={expiry} onInput={({ currentTarget }) => setExpiry(currentTarget.value)} />
      </label>
    </FormDialog>
  );
}
