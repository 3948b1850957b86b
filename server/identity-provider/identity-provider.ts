/** The port of the provider that people sign in with. */

/** What a session keeps, sealed, to ask the provider again. */
export interface ProviderTokens {
  issuer: string;
  subject: string;
  accessToken: string;
  refreshToken: string | null;
  /** For the provider's own sign-out. */
  idToken: string | null;
  /** In milliseconds since the epoch; null where the provider does not say. */
  expiresAt: number | null;
  /** Whether the groups came with the ID token only, which a refresh renews. */
  groupsInIdToken: boolean;
}

export interface ProviderUser {
  issuer: string;
  subject: string;
  /** For people to read. */
  name: string;
  email: string | null;
  groups: string[];
}

/** What the answer to a sign-in must fit. */
export interface SignInChecks {
  state: string;
  nonce: string;
  /** The secret of PKCE. */
  verifier: string;
}

/** The provider, or the person at it, did not agree. The message is for people. */
export class SignInRefusedError extends Error {
  override name = 'SignInRefusedError';
}

/** The provider does not answer, or not as one. */
export class ProviderUnreachableError extends Error {
  override name = 'ProviderUnreachableError';
}

export interface IdentityProvider {
  /** For the button. */
  readonly name: string;
  /** Where the browser goes to sign in. Throws `ProviderUnreachableError`. */
  begin(redirectUri: string): Promise<{ url: URL; checks: SignInChecks }>;
  /**
   * Takes the answer that the browser brings.
   * Throws `SignInRefusedError` or `ProviderUnreachableError`.
   * @param answer the redirect URI with the parameters of the answer
   */
  finish(answer: URL, checks: SignInChecks): Promise<{ user: ProviderUser; tokens: ProviderTokens }>;
  /**
   * Asks again about a person who is signed in. The groups are null where the provider cannot say them without a new
   * sign-in. Throws `SignInRefusedError` when the person may no longer be signed in, or `ProviderUnreachableError`.
   */
  ask(tokens: ProviderTokens): Promise<{ groups: string[] | null; tokens: ProviderTokens }>;
  /** Where the browser ends the session at the provider; null if the provider has no such page. */
  getEndUrl(tokens: ProviderTokens, returnUrl: string): Promise<URL | null>;
}
