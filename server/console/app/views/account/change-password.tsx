import { useState } from 'preact/hooks';
import { changePassword } from '../../api/account.ts';
import { notify } from '../../parts/notices.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

/** A first password, or another one. */
export function ChangePassword({ hasPassword, reload }: { hasPassword: boolean; reload: () => Promise<void> }) {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const submit = async () => {
    await changePassword(current, password);
    setCurrent('');
    setPassword('');
    notify('Password changed. Other sessions have ended.');
    await reload();
  };
  return (
    <section>
      <h2>Password</h2>
      <SignInForm submit={submit} label={hasPassword ? 'Change the password' : 'Set a password'} isMain={false}>
        {hasPassword && (
          <label class="field">
            <span>Current password</span>
            <input
              type="password"
              autocomplete="current-password"
              required
              value={current}
              onInput={({ currentTarget }) => setCurrent(currentTarget.value)}
            />
          </label>
        )}
        <label class="field">
          <span>New password, of 10 characters or more</span>
          <input
            type="password"
            autocomplete="new-password"
            required
            minLength={10}
            maxLength={200}
            value={password}
            onInput={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </label>
      </SignInForm>
    </section>
  );
}
