import { useState } from 'preact/hooks';
import { addPasskey, deletePasskey, hasPasskeys, type Account } from '../../api/account.ts';
import { notify } from '../../parts/notices.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

interface PasskeysProps {
  passkeys: Account['passkeys'];
  reload: () => Promise<void>;
}

/** The user's passkeys, and a form for another one. */
export function Passkeys({ passkeys, reload }: PasskeysProps) {
  const [name, setName] = useState('');
  const add = async () => {
    await addPasskey(name);
    setName('');
    await reload();
  };
  const remove = async (id: string) => {
    await deletePasskey(id).catch((error: Error) => notify(error.message, { isError: true }));
    await reload();
  };
  return (
    <section>
      <h2>Passkeys</h2>
      <ul class="account-list">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span>
              {passkey.name}{' '}
              <span class="muted">{passkey.usedAt === null ? 'not used yet' : <TimeAgo at={passkey.usedAt} />}</span>
            </span>
            <button type="button" class="link-button" onClick={() => void remove(passkey.id)}>
              Remove {passkey.name}
            </button>
          </li>
        ))}
      </ul>
      {hasPasskeys() ? (
        <SignInForm submit={add} label="Add a passkey" isMain={false}>
          <label class="field">
            <span>Name of the passkey</span>
            <input
              required
              maxLength={100}
              placeholder="Phone"
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
        </SignInForm>
      ) : (
        <p class="muted">Browsers have passkeys for pages with a name and https only.</p>
      )}
    </section>
  );
}
