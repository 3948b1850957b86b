import { createApiKey } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { SecretDialog } from '../../../parts/secret-dialog.tsx';
import { useChange } from '../../../parts/use-change.ts';

/** The end of a day, in the time zone of the browser. */
const toEndOfDay = (date: string): string => new Date(`${date}T23:59:59`).toISOString();

/** A form, then the key. */
export function NewApiKey({ close }: { close: () => void }) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<'read' | 'write'>('write');
  const [expiry, setExpiry] = useState('');
  const { mutate, isPending, error, data } = useChange(
    (sending) => {
      const expiresAt = expiry === '' ? null : toEndOfDay(expiry);
      return createApiKey({ ...sending, body: { name: name.trim(), scope, expiresAt } });
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
        <span>Last day (empty: it does not expire)</span>
        <input type="date" value={expiry} onInput={({ currentTarget }) => setExpiry(currentTarget.value)} />
      </label>
    </FormDialog>
  );
}
