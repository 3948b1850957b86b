import './sign-in.css';
import { useEffect, useState } from 'preact/hooks';
import {
  hasPasskeys,
  readSignInMethods,
  signInByPasskey,
  signInByPassword,
  type SignInMethods,
} from '../../api/account.ts';
import { session, signIn, wasRefused } from '../../api/console-session.ts';
import { SignInForm } from './sign-in-form.tsx';

const ENDED = 'The session has ended. Sign in again to go on where you were.';

const KEYS_ONLY: SignInMethods = { provider: null, password: false, passkey: false };

/** The ways to sign in that this server has: always a key, which the first start prints. */
export default function SignIn() {
  const [methods, setMethods] = useState<SignInMethods | null>(null);
  useEffect(() => void readSignInMethods().then(setMethods, () => setMethods(KEYS_ONLY)), []);
  const note = session.value && wasRefused.value ? ENDED : '';
  if (methods === null) return null;
  const { provider, password, passkey } = methods;
  const isKeyOnly = provider === null && !password && !passkey;
  return (
    <main id="main" class="sign-in">
      <div class="sign-in-form">
        <h1>Excerpt</h1>
        {note !== '' && (
          <p class="problem" role="alert">
            {note}
          </p>
        )}
        {provider !== null && <ProviderLink {...provider} />}
        {passkey && <PasskeyButton />}
        {password && <PasswordForm />}
        <KeyForm isOnly={isKeyOnly} />
      </div>
    </main>
  );
}

/** Leads to the identity provider. What was typed before a session ended stays in this tab. */
function ProviderLink({ name, url }: NonNullable<SignInMethods['provider']>) {
  const keepsTab = session.value != null;
  return (
    <a
      class="button button-primary"
      href={`${url}?returnTo=${encodeURIComponent(keepsTab ? '/console' : location.pathname + location.search)}`}
      {...(keepsTab && { target: '_blank', rel: 'noopener' })}
    >
      Sign in with {name}
    </a>
  );
}

function PasswordForm() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <SignInForm submit={() => signInByPassword(name, password)} label="Sign in">
      <label class="field">
        <span>Name or e-mail address</span>
        <input
          name="name"
          autocomplete="username"
          autofocus
          required
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>Password</span>
        <input
          type="password"
          name="password"
          autocomplete="current-password"
          required
          value={password}
          onInput={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </label>
    </SignInForm>
  );
}

async function signInByKey(key: string): Promise<void> {
  const refusal = await signIn(key.trim());
  if (refusal !== null) throw new Error(refusal);
}

function KeyForm({ isOnly }: { isOnly: boolean }) {
  const [key, setKey] = useState('');
  return (
    <SignInForm submit={() => signInByKey(key)} label={isOnly ? 'Sign in' : 'Sign in with the key'} isMain={isOnly}>
      {isOnly && (
        <p class="muted">
          Enter an API key. The first start of the server prints one, and keeps it in the file <code>api-key</code> of
          its data directory.
        </p>
      )}
      <label class="field">
        <span>API key</span>
        <input
          type="password"
          name="key"
          autocomplete="off"
          spellcheck={false}
          autofocus={isOnly}
          required
          value={key}
          onInput={({ currentTarget }) => setKey(currentTarget.value)}
        />
      </label>
    </SignInForm>
  );
}

/** Nothing where the browser has no passkeys for this address. */
function PasskeyButton() {
  if (!hasPasskeys()) return null;
  return (
    <SignInForm submit={signInByPasskey} label="Sign in with a passkey">
      {null}
    </SignInForm>
  );
}
