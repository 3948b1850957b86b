import { hasPasskeys, signInByPasskey } from '../../api/account.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Nothing where the browser has no passkeys for this address. */
export function PasskeyButton() {
  if (!hasPasskeys()) return null;
  return (
    <SignInForm submit={signInByPasskey} label="Sign in with a passkey">
      {null}
    </SignInForm>
  );
}
