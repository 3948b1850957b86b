import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface SignInFormProps {
  /** Throws an error whose message is for people. */
  submit: () => Promise<unknown>;
  label: string;
  /** Whether it is the usual way. */
  isMain?: boolean;
  children: ComponentChildren;
}

/** A form that signs in, and says why not. */
export function SignInForm({ submit, label, isMain = true, children }: SignInFormProps) {
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState('');
  return (
    <form
      class="sign-in-part"
      onSubmit={(event) => {
        event.preventDefault();
        setChecking(true);
        setProblem('');
        submit()
          .catch((error: Error) => setProblem(error.message))
          .finally(() => setChecking(false));
      }}
    >
      {children}
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" class={isMain ? 'button button-primary' : 'button'} disabled={isChecking}>
        {isChecking ? 'Checking…' : label}
      </button>
    </form>
  );
}
