/** A real OpenID provider on this machine, whose people sign in at once, and whose answers a test can spoil. */
import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

export interface Person {
  name: string;
  email: string;
  groups: string[];
}

export interface OpenIdServer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** By their subject. Removing one ends what it was given. */
  people: Map<string, Person>;
  /** Who signs in next: a subject. */
  current: string;
  /** Changes the claims of the next ID tokens, and signs them with the key of the provider or another one. */
  spoil: ((claims: Record<string, unknown>) => { claims: Record<string, unknown>; isForged?: boolean }) | null;
  /** Requests by path. */
  countRequests(path: string): number;
  /** Answers no request until it is called again with false. */
  setDown(isDown: boolean): void;
  close(): Promise<void>;
}

const CLIENT = { id: 'excerpt', secret: 'a-secret-of-the-tests' };

function signToken(key: KeyObject, header: object, claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
}

const readPart = (token: string, index: number): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString()) as Record<string, unknown>;

/**
 * @param options.redirectUri the address that the provider knows
 * @param options.accessSeconds how long an access token works
 */
export async function startOpenIdProvider(options: {
  redirectUri: string;
  accessSeconds?: number;
}): Promise<OpenIdServer> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...own.privateKey.export({ format: 'jwk' }), kid: 'the-key', use: 'sig', alg: 'RS256' };
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const counts = new Map<string, number>();
  let isDown = false;
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    counts.set(path, (counts.get(path) ?? 0) + 1);
    if (isDown) request.socket.destroy();
    else handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const state: OpenIdServer = {
    issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    people: new Map(),
    current: '',
    spoil: null,
    countRequests: (path) => counts.get(path) ?? 0,
    setDown(next) {
      isDown = next;
      if (isDown) server.closeAllConnections();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [options.redirectUri],
        post_logout_redirect_uris: [`${new URL(options.redirectUri).origin}/console`],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    jwks: { keys: [jwk as never] },
    cookies: { keys: ['a-key-of-the-tests'] },
    claims: { openid: ['sub'], profile: ['name', 'groups'], email: ['email'] },
    features: { devInteractions: { enabled: false } },
    issueRefreshToken: () => Promise.resolve(true),
    ttl: { AccessToken: options.accessSeconds ?? 3600 },
    findAccount: (_context, subject) => {
      const person = state.people.get(subject);
      return Promise.resolve(
        person && { accountId: subject, claims: () => Promise.resolve({ sub: subject, ...person }) },
      );
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  };
  const provider = new Provider(issuer, configuration);
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (context.path !== '/token' || state.spoil === null || body?.id_token === undefined) return;
    const { claims, isForged = false } = state.spoil(readPart(body.id_token, 1));
    const key = isForged ? other.privateKey : createPrivateKey({ key: jwk as never, format: 'jwk' });
    body.id_token = signToken(key, readPart(body.id_token, 0), claims);
  });

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const details = await provider.interactionDetails(request, response);
    const { client_id: clientId, scope } = details.params as { client_id: string; scope: string };
    const grant = new provider.Grant({ accountId: state.current, clientId });
    grant.addOIDCScope(scope);
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(request, response, { login: { accountId: state.current }, consent });
  }

  const answer = provider.callback();
  handle = (request, response) => {
    if (request.url?.startsWith('/interaction/') === true) void interact(request, response);
    else void answer(request, response);
  };
  return state;
}
