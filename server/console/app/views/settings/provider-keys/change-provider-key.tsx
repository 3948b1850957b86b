import { updateProviderKey, type Provider, type ProviderKey } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useChange } from '../../../parts/use-change.ts';
import { EMPTY_KEY, KeyFields, toFilled } from './key-fields.tsx';

interface ChangeProviderKeyProps {
  providerKey: ProviderKey;
  provider: Provider | undefined;
  touches: string[];
  close: () => void;
}

/** Fields that stay empty stay as they are. */
export function ChangeProviderKey({ providerKey: key, provider, touches, close }: ChangeProviderKeyProps) {
  const [form, setForm] = useState(EMPTY_KEY);
  const changes = toFilled(form);
  const { mutate, isPending, error } = useChange(
    (sending) => updateProviderKey({ ...sending, path: { id: key.id }, body: changes }),
    { touches, done: `${key.name} saved.`, after: close },
  );
  return (
    <FormDialog
      title={`Change ${key.name}`}
      close={close}
      submit={() => (Object.keys(changes).length === 0 ? close() : mutate())}
      submitLabel="Save"
      isPending={isPending}
      error={error}
    >
      <p class="muted">An empty field keeps its value. Another base URL needs the secret too.</p>
      <KeyFields
        provider={provider}
        form={form}
        set={(fields) => setForm((before) => ({ ...before, ...fields }))}
        placeholders={{
          name: key.name,
          secret: key.maskedKey ?? 'None',
          defaultModel: key.defaultModel,
          ...(key.baseUrl !== null && { baseUrl: key.baseUrl }),
          ...(key.residency !== null && { residency: key.residency }),
        }}
        needsSecret={changes.baseUrl !== undefined && key.maskedKey !== null}
      />
    </FormDialog>
  );
}
