import './sign-in.css';
import { useEffect, useState } from 'preact/hooks';
import { findProvider, session, signIn, wasRefused, type SignInProvider } from '../../api/console-session.ts';

const ENDED = 'The session has ended. Sign in again to go on where you were.';

/** Leads to the identity provider. What was typed before a session ended stays in this tab. */
function ProviderLink({ name, url }: SignInProvider) {
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

/** The link to the identity provider, if there is one, and the form for an API key, which the first start prints. */
export function SignIn() {
  const [key, setKey] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState(session.value && wasRefused.value ? ENDED : '');
  const [provider, setProvider] = useState<SignInProvider | null>(null);
  useEffect(() => void findProvider().then(setProvider), []);
  const submit = async (event: Event) => {
    event.preventDefault();
    setChecking(true);
    const refusal = await signIn(key.trim());
    setChecking(false);
    setProblem(refusal ?? '');
  };
  return (
    <main id="main" class="sign-in">
      <form class="sign-in-form" onSubmit={(event) => void submit(event)}>
        <h1>Excerpt</h1>
        {provider !== null && <ProviderLink {...provider} />}
        <p class="muted">
          Enter an API key. The first start of the server prints one, and keeps it in the file <code>api-key</code> of
          its data directory.
        </p>
        <label class="field">
          <span>API key</span>
          <input
            type="password"
            name="key"
            autocomplete="off"
            spellcheck={false}
            autofocus
            required
            value={key}
            aria-invalid={problem !== ''}
            aria-describedby={problem === '' ? undefined : 'sign-in-problem'}
            onInput={({ currentTarget }) => setKey(currentTarget.value)}
          />
        </label>
        {problem !== '' && (
          <p id="sign-in-problem" class="problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class={provider === null ? 'button button-primary' : 'button'} disabled={isChecking}>
          {isChecking ? 'Checking…' : provider === null ? 'Sign in' : 'Sign in with the key'}
        </button>
      </form>
    </main>
  );
}
