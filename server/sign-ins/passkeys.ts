import { randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { AppError } from '../errors.ts';
import type { Passkey } from './credentials-repository.ts';
import type { SignInFlows } from './flows.ts';

/** The page that asks for a passkey. */
export interface PasskeyPage {
  /** `https://excerpt.example.com` */
  origin: string;
  /** The secret of a cookie, without which nobody can go on. */
  browser: string;
}

export type NewPasskey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>;

/** WebAuthn: the ceremonies, without a database of users. */
export interface Passkeys {
  /** What the browser needs to make a passkey. */
  offer(page: PasskeyPage, userName: string): Promise<object>;
  /** Throws `forbidden` for an answer that does not fit what was offered to this browser. */
  register(page: PasskeyPage, response: RegistrationResponseJSON): Promise<NewPasskey>;
  /** What the browser needs to use a passkey of any user. */
  ask(page: PasskeyPage): Promise<object>;
  /** Throws `forbidden`. Returns the new counter. */
  verify(page: PasskeyPage, response: AuthenticationResponseJSON, passkey: Passkey): Promise<number>;
}

type WebAuthn = typeof import('@simplewebauthn/server');

const refused = (cause?: unknown) =>
  new AppError('forbidden', 'The passkey was not accepted. Try again, or sign in another way.', { cause });

/** What the browser has signed; empty for what is no answer. */
function readChallenge(response: { response?: { clientDataJSON?: unknown } }): string {
  try {
    const text = Buffer.from(String(response.response?.clientDataJSON), 'base64url').toString();
    const { challenge } = JSON.parse(text) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

export function createPasskeys(flows: SignInFlows): Passkeys {
  /** Loaded with the first use. */
  const load = (): Promise<WebAuthn> => import('@simplewebauthn/server');

  async function begin(
    page: PasskeyPage,
    purpose: string,
  ): Promise<{ challenge: Uint8Array<ArrayBuffer>; rpID: string }> {
    const challenge = new Uint8Array(randomBytes(32));
    await flows.begin(Buffer.from(challenge).toString('base64url'), page.browser, { purpose });
    return { challenge, rpID: new URL(page.origin).hostname };
  }

  /** The challenge that the answer is for, which works once. */
  async function take(page: PasskeyPage, purpose: string, response: object): Promise<string> {
    const challenge = readChallenge(response);
    const flow = (await flows.take(challenge, page.browser)) as { purpose?: string } | null;
    if (flow?.purpose !== purpose) throw refused();
    return challenge;
  }

  return {
    async offer(page, userName) {
      const { generateRegistrationOptions } = await load();
      return generateRegistrationOptions({
        ...(await begin(page, 'registration')),
        rpName: 'Excerpt',
        userName,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    async register(page, response) {
      const { verifyRegistrationResponse } = await load();
      const expectedChallenge = await take(page, 'registration', response);
      const { origin } = page;
      const result = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
      }).catch((error: unknown) => {
        throw refused(error);
      });
      if (!result.verified) throw refused();
      const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    },

    async ask(page) {
      const { generateAuthenticationOptions } = await load();
      return generateAuthenticationOptions({ ...(await begin(page, 'sign-in')), userVerification: 'required' });
    },

    async verify(page, response, passkey) {
      const { verifyAuthenticationResponse } = await load();
      const expectedChallenge = await take(page, 'sign-in', response);
      const { origin } = page;
      const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
      const result = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        credential: { id: passkey.id, publicKey, counter: passkey.counter },
      }).catch((error: unknown) => {
        throw refused(error);
      });
      if (!result.verified) throw refused();
      return result.authenticationInfo.newCounter;
    },
  };
}
