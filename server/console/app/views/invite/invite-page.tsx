import '../sign-in/sign-in.css';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { acceptInvite, hasPasskeys, joinByInvite, readAccount, readInvite } from '../../api/account.ts';
import { session, signOut } from '../../api/console-session.ts';
import { PendingState } from '../../parts/states.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

/** The token of the link. What comes after # is sent to no server. */
const readToken = (): string => location.hash.slice(1);

/** What a person sees who follows the link of an invite. */
export default function InvitePage() {
  const [token] = useState(readToken);
  const { data, error, refetch } = useQuery({
    queryKey: ['invite', token],
    queryFn: () => readInvite(token),
    staleTime: Infinity,
  });
  if (error !== null || data === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  return (
    <main id="main" class="sign-in">
      <div class="sign-in-form">
        <h1>Join {data.workspace.name}</h1>
        <p class="muted">You are invited with the role {data.role}.</p>
        {session.value ? <Join token={token} /> : <Choose token={token} email={data.email} />}
      </div>
    </main>
  );
}

function Join({ token }: { token: string }) {
  const [, navigate] = useLocation();
  const { data } = useQuery({ queryKey: ['account'], queryFn: readAccount });
  const join = async () => navigate(`/console/${await joinByInvite(token)}`);
  return (
    <>
      <SignInForm submit={join} label="Join">
        <p>You are signed in as {data?.user.name ?? '…'}.</p>
      </SignInForm>
      <button type="button" class="link-button" onClick={() => void signOut()}>
        Sign out, and join with a new account
      </button>
    </>
  );
}

function Choose({ token, email }: { token: string; email: string | null }) {
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isPasskey, setPasskey] = useState(false);
  const join = async () => navigate(`/console/${await acceptInvite(token, name, isPasskey ? null : password)}`);
  return (
    <SignInForm submit={join} label={isPasskey ? 'Make a passkey and join' : 'Join'}>
      <label class="field">
        <span>Your name</span>
        <input
          name="name"
          autocomplete={email === null ? 'username' : 'name'}
          autofocus
          required
          maxLength={200}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <p class="muted">You sign in with {email === null ? 'this name' : `it, or with ${email}`}.</p>
      {!isPasskey && (
        <label class="field">
          <span>Password, of 10 characters or more</span>
          <input
            type="password"
            name="password"
            autocomplete="new-password"
            required
            minLength={10}
            maxLength={200}
            value={password}
            onInput={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </label>
      )}
      {hasPasskeys() && (
        <label class="field-check">
          <input
            type="checkbox"
            checked={isPasskey}
            onChange={({ currentTarget }) => setPasskey(currentTarget.checked)}
          />
          <span>Use a passkey in place of a password</span>
        </label>
      )}
    </SignInForm>
  );
}
