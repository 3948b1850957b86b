import './sign-in.css';
import { getMe } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { createConsoleClient, signIn, wasRefused } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';

const REFUSED = 'The server does not know this key, or it was revoked or has expired.';

/** The form for an API key, which the first start prints. */
export function SignIn() {
  const [key, setKey] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState(wasRefused.value ? REFUSED : '');
  const submit = async (event: Event) => {
    event.preventDefault();
    setChecking(true);
    const { error } = await getMe({ client: createConsoleClient(key.trim()) });
    setChecking(false);
    if (error === undefined) signIn(key.trim());
    else setProblem(error.status === 401 ? REFUSED : describeError(error));
  };
  return (
    <main id="main" class="sign-in">
      <form class="sign-in-form" onSubmit={(event) => void submit(event)}>
        <h1>Excerpt</h1>
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
        <button type="submit" class="button button-primary" disabled={isChecking}>
          {isChecking ? 'Checking…' : 'Sign in'}
        </button>
      </form>
    </main>
  );
}
