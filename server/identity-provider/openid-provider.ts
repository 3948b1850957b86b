import type { Configuration, TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import {
  ProviderUnreachableError,
  SignInRefusedError,
  type IdentityProvider,
  type ProviderTokens,
} from './identity-provider.ts';
import { readGroups, readPerson } from './read-claims.ts';

export interface OpenIdOptions {
  issuer: string;
  clientId: string;
  /** Null for a public client. */
  clientSecret: string | null;
  name: string;
  scopes: string;
  groupsClaim: string;
}

/** A request of a person waits for the provider so long. */
const TIMEOUT_SECONDS = 5;
/** Between the clocks of this machine and the provider's. */
const TOLERATED_SKEW_SECONDS = 60;
/** Endpoints of a provider seldom change. */
const METADATA_MS = 3_600_000;

type Client = typeof import('openid-client');
type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

interface Loaded {
  client: Client;
  configuration: Configuration;
  loadedAt: number;
}

const ANOTHER_PERSON = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';

/** Of an answer that is a nonce, a signature, an issuer or a time other than expected. */
const INVALID_ANSWERS = new Set([
  ANOTHER_PERSON,
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
]);

/** What an error of the client says: the HTTP status of the answer, and two kinds of codes. */
function readFailure(error: unknown): { status: number | null; code: string; error: string | null } {
  const { status, code = '', error: named, cause } = error as Record<'status' | 'code' | 'error' | 'cause', unknown>;
  const answered = status ?? (cause as { status?: unknown } | null | undefined)?.status;
  return {
    status: typeof answered === 'number' ? answered : null,
    code: String(code),
    error: typeof named === 'string' ? named : null,
  };
}

/** For the log and for people: a code. The error itself may have claims of a person, or an answer of the provider. */
function readReason(error: unknown): string {
  const { error: named, code } = readFailure(error);
  const { code: ofCause } = ((error as { cause?: unknown } | null)?.cause ?? {}) as { code?: unknown };
  return named ?? (code !== '' ? code : typeof ofCause === 'string' ? ofCause : 'no answer');
}

/** Whether a sign-in has failed for good: everything but an outage of the provider. */
function isInvalidAnswer(failure: ReturnType<typeof readFailure>): boolean {
  const { status, code, error } = failure;
  return status === null ? error !== null || INVALID_ANSWERS.has(code) : status < 500;
}

/** Whether the provider says that a person may not be signed in any more. */
const isEnded = ({ status, code, error }: ReturnType<typeof readFailure>): boolean =>
  error === 'invalid_grant' || status === 401 || status === 403 || code === ANOTHER_PERSON;

/** Loads `openid-client` and the provider's metadata with the first sign-in, so that a start needs neither. */
export function createOpenIdProvider(options: OpenIdOptions, now: () => number): IdentityProvider {
  let loading: Promise<Loaded> | undefined;

  async function load(): Promise<Loaded> {
    const client = await import('openid-client');
    const { issuer, clientId, clientSecret } = options;
    const url = new URL(issuer);
    const found = await client.discovery(url, clientId, undefined, client.None(), {
      timeout: TIMEOUT_SECONDS,
      // The setting allows plain HTTP for a provider on this machine only.
      ...(url.protocol === 'http:' && { execute: [client.allowInsecureRequests] }),
    });
    const metadata = found.serverMetadata();
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate =
      clientSecret === null
        ? client.None()
        : methods.includes('client_secret_basic')
          ? client.ClientSecretBasic(clientSecret)
          : client.ClientSecretPost(clientSecret);
    const settings = { [client.clockTolerance]: TOLERATED_SKEW_SECONDS };
    const configuration = new client.Configuration(metadata, clientId, settings, authenticate);
    configuration.timeout = TIMEOUT_SECONDS;
    if (url.protocol === 'http:') client.allowInsecureRequests(configuration);
    // Without this, the token is trusted because of the connection that it came by.
    client.enableNonRepudiationChecks(configuration);
    return { client, configuration, loadedAt: now() };
  }

  async function getLoaded(): Promise<Loaded> {
    const former = await loading?.catch(() => undefined);
    if (former !== undefined && now() - former.loadedAt < METADATA_MS) return former;
    loading = load();
    return loading.catch((error: unknown) => {
      loading = former === undefined ? undefined : Promise.resolve(former);
      if (former !== undefined) return former;
      throw new ProviderUnreachableError(`The metadata of the provider could not be read (${readReason(error)}).`);
    });
  }

  async function ask<T>(work: () => Promise<T>, isRefusal: (failure: ReturnType<typeof readFailure>) => boolean) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof SignInRefusedError || error instanceof ProviderUnreachableError) throw error;
      const reason = readReason(error);
      if (isRefusal(readFailure(error))) throw new SignInRefusedError(`The provider refused (${reason}).`);
      throw new ProviderUnreachableError(`The provider did not answer (${reason}).`);
    }
  }

  function keepTokens(response: Tokens, former: ProviderTokens | null): Omit<ProviderTokens, 'subject'> {
    const expiresIn = response.expiresIn();
    return {
      issuer: options.issuer,
      accessToken: response.access_token,
      refreshToken: response.refresh_token ?? former?.refreshToken ?? null,
      idToken: response.id_token ?? former?.idToken ?? null,
      expiresAt: expiresIn === undefined ? null : now() + expiresIn * 1000,
      groupsInIdToken: former?.groupsInIdToken ?? false,
    };
  }

  /** Empty for a provider without this endpoint. */
  async function readUserInfo({ client, configuration }: Loaded, accessToken: string, subject: string) {
    if (configuration.serverMetadata().userinfo_endpoint === undefined) return null;
    return client.fetchUserInfo(configuration, accessToken, subject);
  }

  async function refresh(loaded: Loaded, tokens: ProviderTokens, refreshToken: string) {
    const { client, configuration } = loaded;
    const response = await ask(
      () => client.refreshTokenGrant(configuration, refreshToken),
      // Another error of this endpoint is about the client, not about the person.
      ({ error }) => error === 'invalid_grant',
    );
    const claims = response.claims();
    if (claims !== undefined && claims.sub !== tokens.subject)
      throw new SignInRefusedError('The provider answered for another person.');
    return { claims: claims ?? null, tokens: { ...keepTokens(response, tokens), subject: tokens.subject } };
  }

  return {
    name: options.name,

    async begin(redirectUri) {
      const { client, configuration } = await getLoaded();
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const asked = options.scopes.split(' ');
      const isOffered = configuration.serverMetadata().scopes_supported?.includes('offline_access') === true;
      const scope = [...new Set([...asked, ...(isOffered ? ['offline_access'] : [])])].join(' ');
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        // Strict providers give this scope only after asking the person. Others would ask for nothing.
        ...(asked.includes('offline_access') && { prompt: 'consent' }),
      });
      return { url, checks };
    },

    async finish(answer, { state, nonce, verifier }) {
      const loaded = await getLoaded();
      const { client, configuration } = loaded;
      const response = await ask(
        () =>
          client.authorizationCodeGrant(configuration, answer, {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          }),
        isInvalidAnswer,
      );
      const claims = response.claims();
      if (claims === undefined) throw new SignInRefusedError('The provider sent no ID token.');
      const userInfo = await ask(() => readUserInfo(loaded, response.access_token, claims.sub), isInvalidAnswer);
      const inUserInfo = userInfo === null ? null : readGroups(userInfo, options.groupsClaim);
      const inIdToken = readGroups(claims, options.groupsClaim);
      const { issuer } = options;
      const person = readPerson({ ...claims, ...userInfo });
      return {
        user: { issuer, subject: claims.sub, ...person, groups: inUserInfo ?? inIdToken ?? [] },
        tokens: {
          ...keepTokens(response, null),
          subject: claims.sub,
          groupsInIdToken: userInfo === null || (inUserInfo === null && inIdToken !== null),
        },
      };
    },

    async ask(given) {
      const loaded = await getLoaded();
      let tokens = given;
      let renewed: Readonly<Record<string, unknown>> | null = null;
      const renew = async (refreshToken: string) => {
        const { claims, tokens: next } = await refresh(loaded, tokens, refreshToken);
        renewed = claims;
        tokens = next;
      };
      const isOver = tokens.expiresAt !== null && tokens.expiresAt <= now();
      if (tokens.refreshToken !== null && (isOver || tokens.groupsInIdToken)) await renew(tokens.refreshToken);

      const read = () => readUserInfo(loaded, tokens.accessToken, tokens.subject);
      const isOutdated = (error: unknown) =>
        error instanceof SignInRefusedError && renewed === null && tokens.refreshToken !== null;
      const userInfo = await ask(read, isEnded).catch(async (error: unknown) => {
        if (!isOutdated(error)) throw error;
        await renew(tokens.refreshToken as string);
        return ask(read, isEnded);
      });
      const inIdToken = renewed === null ? null : readGroups(renewed, options.groupsClaim);
      const inUserInfo = userInfo === null ? null : readGroups(userInfo, options.groupsClaim);
      // A provider leaves the claim out for a person who has no group any more.
      const groups = inUserInfo ?? inIdToken ?? (given.groupsInIdToken && renewed === null ? null : []);
      return { groups, tokens };
    },

    async getEndUrl({ idToken }, returnUrl) {
      const { client, configuration } = await getLoaded();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      return client.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: returnUrl,
        ...(idToken !== null && { id_token_hint: idToken }),
      });
    },
  };
}
