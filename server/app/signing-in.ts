import type { ApiKeysService } from '../api-keys/service.ts';
import type { AuditLog } from '../audit/record-change.ts';
import { createOpenIdProvider } from '../identity-provider/openid-provider.ts';
import { findGrants } from '../lib/people/group-grants.ts';
import { createGroupMemberships } from '../members/group-memberships.ts';
import { createSessionsService, type SessionsService } from '../sessions/service.ts';
import { createSignInFlows, type SignInFlows } from '../sign-ins/flows.ts';
import { createProviderChecks, createProviderSignIn, type ProviderSignIn } from '../sign-ins/provider-sign-in.ts';
import type { UsersService } from '../users/service.ts';
import type { WebhooksService } from '../webhooks/service.ts';
import type { ServiceDatabase } from '../db/database.ts';
import type { Resources } from './resources.ts';

/** The services by which people sign in. */
export interface People {
  sessions: SessionsService;
  signInFlows: SignInFlows;
  /** Null without an identity provider. */
  providerSignIn: ProviderSignIn | null;
}

interface Dependencies extends Pick<Resources, 'config' | 'clock' | 'newId' | 'box' | 'logger'> {
  database: ServiceDatabase;
  audit: AuditLog;
  users: UsersService;
  apiKeys: ApiKeysService;
  webhooks: Pick<WebhooksService, 'disableOf'>;
}

export function createPeople(dependencies: Dependencies): People {
  const { config, clock, logger } = dependencies;
  const flows = createSignInFlows(dependencies);
  const { oidc } = config;
  if (oidc === null) {
    const sessions = createSessionsService({ ...dependencies, provider: null, limits: config.sessions });
    return { sessions, signInFlows: flows, providerSignIn: null };
  }
  const parts = {
    ...dependencies,
    provider: createOpenIdProvider(oidc, () => clock.now()),
    memberships: createGroupMemberships(dependencies),
    toRoles: (groups: readonly string[]) => findGrants(groups, oidc.grants),
  };
  const onOutage = (err: Error) => logger.warn({ err }, 'The identity provider does not answer. Sessions go on.');
  const provider = createProviderChecks({ ...parts, onOutage });
  const sessions = createSessionsService({ ...dependencies, provider, limits: config.sessions });
  return { sessions, signInFlows: flows, providerSignIn: createProviderSignIn({ ...parts, flows, sessions }) };
}
