import { createInvite } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { SecretDialog } from '../../../parts/secret-dialog.tsx';
import { useChange } from '../../../parts/use-change.ts';
import { RoleSelect, type Role } from './role-select.tsx';

/** A form, then the link. */
export function InviteDialog({ slug, close }: { slug: string; close: () => void }) {
  const [role, setRole] = useState<Role>('member');
  const [email, setEmail] = useState('');
  const { mutate, isPending, error, data } = useChange(
    (sending) => {
      const address = email.trim();
      return createInvite({ ...sending, path: { slug }, body: { role, email: address === '' ? null : address } });
    },
    { touches: ['listInvites'] },
  );
  if (data !== undefined)
    return (
      <SecretDialog
        title="Invite"
        what="Link"
        secret={data.url}
        hint="Send this link to the person. It works once, until it expires."
        close={close}
      />
    );
  return (
    <FormDialog
      title="Invite a person"
      close={close}
      submit={mutate}
      submitLabel="Make a link"
      isPending={isPending}
      error={error}
    >
      <label class="field">
        <span>Role</span>
        <RoleSelect role={role} isExplained onChoose={setRole} />
      </label>
      <label class="field">
        <span>E-mail address, to sign in with (optional)</span>
        <input
          type="email"
          maxLength={254}
          value={email}
          onInput={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </label>
      <p class="muted">The person chooses a name, and a password or a passkey. No mail is sent.</p>
    </FormDialog>
  );
}
