import { randomBytes } from 'node:crypto';
import type { AuditLog } from '../audit/record-change.ts';
import type { ServiceDatabase } from '../db/database.ts';
import { invalidBody, notFound } from '../errors.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { hashSecret } from '../lib/crypto/api-key-secret.ts';
import type { NewId } from '../lib/ids.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import { isEmailAddress } from '../lib/people/email-address.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import * as invites from './repository.ts';
import type { Invite } from './repository.ts';

export interface NewInvite {
  role: Invite['role'];
  email?: string | null | undefined;
}

export interface InvitesService {
  list(caller: Caller, slug: string, page: PageRequest): Promise<Page<Invite>>;
  /** Returns the token of the link, which is not stored and cannot be read again. */
  create(caller: Caller, slug: string, invite: NewInvite): Promise<{ invite: Invite; token: string }>;
  delete(caller: Caller, id: string): Promise<void>;
  /** Deletes what has expired. */
  sweep(): Promise<void>;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
  audit: AuditLog;
  /** For so long a link works. */
  lifetimeMs: number;
}

/** A link's part that only the invited person has: the id of the invite, and 256 random bits. */
const toToken = (id: string, secret: string): string => `${id}.${secret}`;

const describe = ({ role, email, expiresAt }: Invite) => ({ role, email, expiresAt });

export function createInvitesService({
  database,
  clock,
  newId,
  access,
  audit,
  lifetimeMs,
}: Dependencies): InvitesService {
  const { db } = database;
  const now = () => timestamp(clock.now());

  return {
    async list(caller, slug, page) {
      const { workspace } = await access.requireOwner(db, caller, slug);
      return invites.listInvites(db, workspace.id, now(), page);
    },

    async create(caller, slug, { role, email = null }) {
      const address = email?.trim().toLowerCase() ?? null;
      if (address !== null && !isEmailAddress(address))
        throw invalidBody('/email', 'email must be an address as ada@example.com.');
      const secret = randomBytes(32).toString('base64url');
      const id = newId('inv');
      const invite = await database.transaction(async (tx) => {
        const { workspace } = await access.requireOwner(tx, caller, slug);
        const created: Invite = {
          id,
          workspaceId: workspace.id,
          role,
          email: address,
          createdBy: caller.userId,
          expiresAt: timestamp(clock.now() + lifetimeMs),
          createdAt: now(),
        };
        await invites.insertInvite(tx, created, hashSecret(secret));
        const change = { action: 'invite.created', actorId: caller.userId, targetId: id, before: null } as const;
        await audit.record(tx, { ...change, scope: { workspaceId: workspace.id }, after: describe(created) });
        return created;
      });
      return { invite, token: toToken(id, secret) };
    },

    delete: (caller, id) =>
      database.transaction(async (tx) => {
        const invite = await invites.findInvite(tx, id);
        if (invite === undefined) throw notFound('Invite');
        await access.requireOwner(tx, caller, invite.slug);
        await invites.deleteInvite(tx, id);
        const { workspaceId } = invite;
        const change = { action: 'invite.deleted', actorId: caller.userId, targetId: id, after: null } as const;
        await audit.record(tx, { ...change, scope: { workspaceId }, before: describe(invite) });
      }),

    sweep: () => database.transaction((tx) => invites.deleteExpiredInvites(tx, now())),
  };
}
