import type { ApiKeysService } from '../api-keys/service.ts';
import type { AuditLog } from '../audit/record-change.ts';
import type { ServiceDatabase } from '../db/database.ts';
import { createOpenIdProvider } from '../identity-provider/openid-provider.ts';
import { createInviteLinks, type InviteLinks } from '../invites/accept-invite.ts';
import { createInvitesService, type InvitesService } from '../invites/service.ts';
import { findGrants } from '../lib/people/group-grants.ts';
import { createMemberAdder } from '../members/add-member.ts';
import { createGroupMemberships } from '../members/group-memberships.ts';
import { createSessionsService, type SessionsService } from '../sessions/service.ts';
import { createAccountSignIn, type AccountSignIn } from '../sign-ins/account-sign-in.ts';
import { createSignInFlows } from '../sign-ins/flows.ts';
import { createGuessLog } from '../sign-ins/guess-log.ts';
import { createGuessLimiter } from '../sign-ins/guesses.ts';
import { createPasskeys, type Passkeys } from '../sign-ins/passkeys.ts';
import { createProviderChecks, createProviderSignIn, type ProviderSignIn } from '../sign-ins/provider-sign-in.ts';
import type { UsersService } from '../users/service.ts';
import type { WebhooksService } from '../webhooks/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import type { Resources } from './resources.ts';

/** The services by which people come in and sign in. */
export interface People {
  sessions: SessionsService;
  /** Null without an identity provider. */
  providerSignIn: ProviderSignIn | null;
  accounts: AccountSignIn;
  passkeys: Passkeys;
  invites: InvitesService;
  inviteLinks: InviteLinks;
  /** Deletes sign-ins, invites and counts that are over. */
  sweepSignIns(): Promise<void>;
}

interface Dependencies extends Pick<Resources, 'config' | 'clock' | 'newId' | 'box' | 'logger'> {
  database: ServiceDatabase;
  access: WorkspaceAccess;
  audit: AuditLog;
  users: UsersService;
  apiKeys: ApiKeysService;
  webhooks: Pick<WebhooksService, 'disableOf'>;
}

export function createPeople(dependencies: Dependencies): People {
  const { config, clock, logger } = dependencies;
  const { oidc } = config;
  const flows = createSignInFlows(dependencies);
  const members = createMemberAdder(dependencies);
  const ofProvider = oidc && {
    provider: createOpenIdProvider(oidc, () => clock.now()),
    memberships: createGroupMemberships({ ...dependencies, members }),
    toRoles: (groups: readonly string[]) => findGrants(groups, oidc.grants),
    onOutage: (err: Error) => logger.warn({ err }, 'The identity provider does not answer. Sessions go on.'),
  };
  const checks = ofProvider && createProviderChecks({ ...dependencies, ...ofProvider });
  const sessions = createSessionsService({ ...dependencies, provider: checks, limits: config.sessions });
  const passkeys = createPasskeys(flows);
  const guesses = createGuessLimiter(dependencies);
  const parts = { ...dependencies, sessions, passkeys, members, guesses, guessLog: createGuessLog(dependencies) };
  const accounts = createAccountSignIn(parts);
  const invites = createInvitesService({ ...parts, lifetimeMs: config.inviteMs });
  return {
    sessions,
    providerSignIn: ofProvider && createProviderSignIn({ ...parts, ...ofProvider, flows }),
    accounts,
    passkeys,
    invites,
    inviteLinks: createInviteLinks({ ...parts, accounts }),
    async sweepSignIns() {
      await flows.sweep();
      await guesses.sweep();
      await invites.sweep();
    },
  };
}
