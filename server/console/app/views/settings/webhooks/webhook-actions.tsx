import {
  deleteWebhook,
  redeliverWebhookEvents,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type WebhookEndpoint,
} from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { linkTo, toEnvParameter, useEnvironment } from '../../../lib/console-address.ts';
import { getTime } from '../../../lib/time-words.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { notify } from '../../../parts/notices.tsx';
import { SecretDialog } from '../../../parts/secret-dialog.tsx';
import { useShortcuts } from '../../../parts/shortcuts.ts';
import { useChange } from '../../../parts/use-change.ts';
import { WebhookFields, type WebhookForm } from './webhook-fields.tsx';

const WEBHOOKS = ['getWebhook', 'listWebhooks'];
const DAY_MS = 86_400_000;

interface WebhookProps {
  webhook: WebhookEndpoint;
}

/** What can be done with an endpoint. */
export function WebhookActions({ slug, webhook }: WebhookProps & { slug: string }) {
  const [open, setOpen] = useState<'change' | 'rotate' | 'replay' | 'delete' | null>(null);
  const path = { id: webhook.id };
  const close = () => setOpen(null);
  const test = useChange((sending) => testWebhook({ ...sending, path }), {
    touches: ['listWebhookDeliveries'],
    done: 'A test event is on its way.',
    notifiesErrors: true,
  });
  const toggle = useChange((sending) => updateWebhook({ ...sending, path, body: { isActive: !webhook.isActive } }), {
    touches: WEBHOOKS,
    notifiesErrors: true,
  });
  useShortcuts('Webhook', [{ keys: 't', label: 'Send a test event', needs: 'testWebhook', run: () => test.mutate() }]);
  return (
    <>
      <button
        data-needs="testWebhook"
        type="button"
        class="button"
        disabled={test.isPending}
        onClick={() => test.mutate()}
      >
        Send a test event
      </button>
      <button data-needs="redeliverWebhookEvents" type="button" class="button" onClick={() => setOpen('replay')}>
        Deliver failed again…
      </button>
      <button
        data-needs="updateWebhook"
        type="button"
        class="button"
        disabled={toggle.isPending}
        onClick={() => toggle.mutate()}
      >
        {webhook.isActive ? 'Pause' : 'Activate'}
      </button>
      <button data-needs="updateWebhook" type="button" class="button" onClick={() => setOpen('change')}>
        Change…
      </button>
      <button data-needs="rotateWebhookSecret" type="button" class="button" onClick={() => setOpen('rotate')}>
        New secret…
      </button>
      <button data-needs="deleteWebhook" type="button" class="button button-danger" onClick={() => setOpen('delete')}>
        Delete…
      </button>
      {open === 'change' && <ChangeWebhook webhook={webhook} close={close} />}
      {open === 'rotate' && <RotateSecret webhook={webhook} close={close} />}
      {open === 'replay' && <RedeliverFailed webhook={webhook} close={close} />}
      {open === 'delete' && <DeleteWebhook slug={slug} webhook={webhook} close={close} />}
    </>
  );
}

interface DialogProps extends WebhookProps {
  close: () => void;
}

function ChangeWebhook({ webhook, close }: DialogProps) {
  const { url, events, description } = webhook;
  const [form, setForm] = useState<WebhookForm>({ url, events, description: description ?? '' });
  const { mutate, isPending, error } = useChange(
    (sending) => {
      const body = { ...form, description: form.description || null };
      return updateWebhook({ ...sending, path: { id: webhook.id }, body });
    },
    { touches: WEBHOOKS, done: 'Webhook saved.', after: close },
  );
  return (
    <FormDialog
      title="Change the webhook"
      close={close}
      submit={mutate}
      submitLabel="Save"
      isPending={isPending || form.events.length === 0}
      error={error}
    >
      <WebhookFields form={form} set={(changes) => setForm((before) => ({ ...before, ...changes }))} />
    </FormDialog>
  );
}

function RotateSecret({ webhook, close }: DialogProps) {
  const { mutate, isPending, error, data } = useChange(
    (sending) => rotateWebhookSecret({ ...sending, path: { id: webhook.id } }),
    { touches: [] },
  );
  if (data !== undefined)
    return (
      <SecretDialog
        title="New signing secret"
        what="Signing secret"
        secret={data.secret}
        hint="Deliveries also carry a signature with the secret before, for 24 hours."
        close={close}
      />
    );
  return (
    <FormDialog
      title="Make a new signing secret"
      close={close}
      submit={mutate}
      submitLabel="Make a new secret"
      isPending={isPending}
      error={error}
    >
      <p>For 24 hours deliveries carry two signatures, one with each secret. Change the receiver in that time.</p>
    </FormDialog>
  );
}

/** The value of a field for date and time, in the time zone of the browser. */
const toLocalField = (time: number): string =>
  new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

function RedeliverFailed({ webhook, close }: DialogProps) {
  const [since, setSince] = useState(() => toLocalField(getTime() - DAY_MS));
  const { mutate, isPending, error } = useChange(
    (sending) => {
      const body = { since: new Date(since).toISOString() };
      return redeliverWebhookEvents({ ...sending, path: { id: webhook.id }, body });
    },
    {
      touches: ['listWebhookDeliveries'],
      after: ({ count }) => {
        notify(count === 0 ? 'No event has failed since then.' : `Events on their way: ${count}.`);
        close();
      },
    },
  );
  return (
    <FormDialog
      title="Deliver failed events again"
      close={close}
      submit={mutate}
      submitLabel="Deliver again"
      isPending={isPending}
      error={error}
    >
      <label class="field">
        <span>Events since</span>
        <input
          type="datetime-local"
          value={since}
          required
          onInput={({ currentTarget }) => setSince(currentTarget.value)}
        />
      </label>
      <p class="muted">Every event that the destination has not accepted is sent again, with its id and its body.</p>
    </FormDialog>
  );
}

function DeleteWebhook({ slug, webhook, close }: DialogProps & { slug: string }) {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const { mutate, isPending, error } = useChange((sending) => deleteWebhook({ ...sending, path: { id: webhook.id } }), {
    touches: ['listWebhooks'],
    done: 'Webhook deleted.',
    after: () => navigate(linkTo(`/${slug}/settings/webhooks`, { env: toEnvParameter(env) })),
  });
  return (
    <FormDialog
      title="Delete the webhook"
      close={close}
      submit={mutate}
      submitLabel="Delete"
      isDangerous
      isPending={isPending}
      error={error}
    >
      <p>
        <strong>{webhook.url}</strong> receives nothing more. Its deliveries are deleted too.
      </p>
    </FormDialog>
  );
}
