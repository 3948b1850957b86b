import { createProviderKey, type ProviderKey } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { listProvidersQuery } from '../../../../generated/queries.gen.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useChange } from '../../../parts/use-change.ts';
import { EMPTY_KEY, KeyFields, toFilled, type KeyForm } from './key-fields.tsx';

interface NewProviderKeyProps {
  close: () => void;
  created: (key: ProviderKey) => void;
}

export function NewProviderKey({ close, created }: NewProviderKeyProps) {
  const [form, setForm] = useState<KeyForm>(EMPTY_KEY);
  const [chosen, choose] = useState<string>();
  const { data, error: listError } = useQuery(listProvidersQuery({ query: { pageSize: 100 } }));
  const providers = data?.data.filter(({ requiresKey }) => requiresKey) ?? [];
  const provider = providers.find(({ id }) => id === chosen) ?? providers[0];
  const { mutate, isPending, error } = useChange(
    (sending) => createProviderKey({ ...sending, body: { provider: provider?.id ?? '', ...toFilled(form) } }),
    { touches: ['listProviderKeys'], done: 'Provider key added.', after: created },
  );
  return (
    <FormDialog
      title="Add a provider key"
      close={close}
      submit={mutate}
      submitLabel="Add"
      isPending={isPending || provider === undefined}
      error={error ?? listError}
    >
      <label class="field">
        <span>Provider</span>
        <select
          value={provider?.id ?? ''}
          onChange={({ currentTarget }) => {
            choose(currentTarget.value);
            setForm((before) => ({ ...EMPTY_KEY, name: before.name, secret: before.secret }));
          }}
        >
          {providers.map(({ id, name, residency }) => (
            <option key={id} value={id}>
              {residency === null ? name : `${name} · ${residency}`}
            </option>
          ))}
        </select>
      </label>
      <KeyFields
        provider={provider}
        form={form}
        set={(changes) => setForm((before) => ({ ...before, ...changes }))}
        placeholders={{}}
        needsSecret={provider?.requiresBaseUrl === false}
      />
      <p class="muted">The secret is encrypted on the server. Nothing shows it again.</p>
    </FormDialog>
  );
}
