import './sign-in.css';
import { useState } from 'preact/hooks';
import { session, signIn, wasRefused } from '../../api/console-session.ts';

const ENDED = 'The session has ended. Sign in again to go on where you were.';

/** The form for an API key, which the first start prints. */
export function SignIn() {
  const [key, setKey] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState(session.value && wasRefused.value ? ENDED : '');
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
