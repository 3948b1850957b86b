import type { ServiceDatabase, Tx } from '../db/database.ts';
import { AppError, unavailable } from '../errors.ts';
import {
  ProviderUnreachableError,
  SignInRefusedError,
  type IdentityProvider,
  type ProviderUser,
  type SignInChecks,
} from '../identity-provider/identity-provider.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { GroupGrant } from '../lib/people/group-grants.ts';
import type { GroupMemberships } from '../members/group-memberships.ts';
import type { ProviderChecks } from '../sessions/check-provider.ts';
import type { OpenedSession, SessionsService } from '../sessions/service.ts';
import type { UsersService } from '../users/service.ts';
import type { SignInFlows } from './flows.ts';
import * as identities from './identities-repository.ts';

export interface ProviderSignIn {
  /** For the button. */
  readonly name: string;
  /**
   * Where the browser goes.
   * @param browser the secret of a cookie, without which nobody can go on
   * @param returnTo the path of the console that is shown afterwards
   */
  begin(flow: { redirectUri: string; returnTo: string; browser: string }): Promise<URL>;
  /** Throws `forbidden`, or `unavailable` during an outage of the provider. */
  finish(flow: { query: string; browser: string; agent: string }): Promise<OpenedSession & { returnTo: string }>;
}

interface Flow {
  redirectUri: string;
  returnTo: string;
  checks: SignInChecks;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  provider: IdentityProvider;
  flows: SignInFlows;
  users: Pick<UsersService, 'createNamed' | 'find'>;
  memberships: GroupMemberships;
  sessions: Pick<SessionsService, 'openFor'>;
  toRoles: (groups: readonly string[]) => GroupGrant[];
}

const BEGIN_AGAIN = 'Begin again at the sign-in page of the console.';

export function createProviderSignIn(dependencies: Dependencies): ProviderSignIn {
  const { database, clock, provider, flows, users, memberships, sessions, toRoles } = dependencies;

  function explain(error: unknown): unknown {
    if (error instanceof ProviderUnreachableError)
      return unavailable('The identity provider does not answer. Try again in a moment.', error);
    if (error instanceof SignInRefusedError) return new AppError('forbidden', `${error.message} ${BEGIN_AGAIN}`);
    return error;
  }

  /** By the provider's name of the person: addresses change hands. */
  async function findOrCreate(tx: Tx, { issuer, subject, name, email }: ProviderUser): Promise<string> {
    const known = await identities.findIdentity(tx, issuer, subject);
    if (known !== undefined) {
      if (known.email !== email) await identities.updateIdentityEmail(tx, { ...known, email });
      return known.userId;
    }
    const { id: userId } = await users.createNamed(tx, name);
    await identities.insertIdentity(tx, { issuer, subject, userId, email, createdAt: timestamp(clock.now()) });
    return userId;
  }

  async function finish(query: string, { redirectUri, checks }: Flow) {
    const answer = new URL(redirectUri);
    answer.search = query;
    try {
      return await provider.finish(answer, checks);
    } catch (error) {
      throw explain(error);
    }
  }

  return {
    name: provider.name,

    async begin({ redirectUri, returnTo, browser }) {
      const { url, checks } = await provider.begin(redirectUri).catch((error: unknown) => {
        throw explain(error);
      });
      await flows.begin(checks.state, browser, { redirectUri, returnTo, checks } satisfies Flow);
      return url;
    },

    async finish({ query, browser, agent }) {
      const state = new URLSearchParams(query).get('state') ?? '';
      const flow = (await flows.take(state, browser)) as Flow | null;
      if (flow === null)
        throw new AppError(
          'forbidden',
          `This sign-in has expired, was used already, or began in another browser. ${BEGIN_AGAIN}`,
        );
      const { user, tokens } = await finish(query, flow);
      const userId = await database.transaction(async (tx) => {
        const id = await findOrCreate(tx, user);
        await memberships.apply(tx, id, toRoles(user.groups));
        return id;
      });
      const session = await sessions.openFor(userId, { method: 'oidc', tokens, agent });
      return { ...session, returnTo: flow.returnTo };
    },
  };
}

export function createProviderChecks({
  database,
  provider,
  memberships,
  toRoles,
  onOutage,
}: Pick<Dependencies, 'database' | 'provider' | 'memberships' | 'toRoles'> & {
  onOutage: (error: Error) => void;
}): ProviderChecks {
  return {
    async check(userId, given) {
      try {
        const { groups, tokens } = await provider.ask(given);
        if (groups !== null) await database.transaction((tx) => memberships.apply(tx, userId, toRoles(groups)));
        return tokens;
      } catch (error) {
        if (error instanceof SignInRefusedError) return null;
        if (!(error instanceof ProviderUnreachableError)) throw error;
        onOutage(error);
        return given;
      }
    },

    async getEndUrl(tokens, returnUrl) {
      const url = await provider.getEndUrl(tokens, returnUrl).catch(() => null);
      return url === null ? null : url.href;
    },
  };
}
