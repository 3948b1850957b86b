import { createWebhook } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import type { EnvironmentSlug } from '../../../lib/console-address.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { SecretDialog } from '../../../parts/secret-dialog.tsx';
import { useChange } from '../../../parts/use-change.ts';
import { WebhookFields, type WebhookForm } from './webhook-fields.tsx';

interface NewWebhookProps {
  slug: string;
  env: EnvironmentSlug;
  close: () => void;
}

/** A form, then the secret that signs deliveries. */
export function NewWebhook({ slug, env, close }: NewWebhookProps) {
  const [form, setForm] = useState<WebhookForm>({ url: '', description: '', events: ['*'] });
  const { mutate, isPending, error, data } = useChange(
    (sending) => {
      const body = { url: form.url, events: form.events, description: form.description || null };
      return createWebhook({ ...sending, path: { slug }, query: { env }, body });
    },
    { touches: ['listWebhooks'] },
  );
  if (data !== undefined)
    return (
      <SecretDialog
        title="Webhook added"
        what="Signing secret"
        secret={data.secret}
        hint="Give this secret to the receiver. It checks with it that deliveries come from this server."
        close={close}
      />
    );
  return (
    <FormDialog
      title={`Add a webhook to ${env}`}
      close={close}
      submit={mutate}
      submitLabel="Add"
      isPending={isPending || form.events.length === 0}
      error={error}
    >
      <WebhookFields form={form} set={(changes) => setForm((before) => ({ ...before, ...changes }))} />
    </FormDialog>
  );
}
