import { timingSafeEqual } from 'node:crypto';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { AuditLog } from '../audit/record-change.ts';
import type { ServiceDatabase, Tx } from '../db/database.ts';
import { AppError, invalidBody } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import { hashSecret } from '../lib/crypto/api-key-secret.ts';
import type { MemberAdder } from '../members/add-member.ts';
import type { BrowserSession, OpenedSession, SessionsService } from '../sessions/service.ts';
import type { AccountSignIn, NewCredential, Visitor } from '../sign-ins/account-sign-in.ts';
import type { GuessLog } from '../sign-ins/guess-log.ts';
import type { GuessLimiter } from '../sign-ins/guesses.ts';
import type { PasskeyPage, Passkeys } from '../sign-ins/passkeys.ts';
import type { UsersService } from '../users/service.ts';
import * as invites from './repository.ts';
import type { InviteTo } from './repository.ts';

/** What a person who follows the link chooses. */
export interface Acceptance {
  token: string;
  name: string;
  credential: { password: string } | { passkey: RegistrationResponseJSON };
}

/** What the person with a link may do. */
export interface InviteLinks {
  /** Throws `not_found` for a link that is unknown, used, deleted or expired, `rate_limited` after many of these. */
  find(token: string, visitor: Visitor): Promise<InviteTo>;
  /** What the browser needs to make a passkey for a new user. */
  offerPasskey(given: { token: string; name: string }, page: PasskeyPage, visitor: Visitor): Promise<object>;
  /** Makes a user, who is a member, and signs the user in. */
  accept(acceptance: Acceptance, page: PasskeyPage, visitor: Visitor): Promise<OpenedSession & { slug: string }>;
  /** Makes a user who is signed in a member. Returns the slug of the workspace. */
  join(token: string, session: BrowserSession, visitor: Visitor): Promise<string>;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  users: Pick<UsersService, 'create' | 'find' | 'findByEmail'>;
  members: MemberAdder;
  sessions: Pick<SessionsService, 'openFor'>;
  accounts: Pick<AccountSignIn, 'prepare' | 'keep'>;
  passkeys: Passkeys;
  guesses: GuessLimiter;
  guessLog: GuessLog;
  audit: AuditLog;
}

const isSecret = (secret: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash));

const isInviteId = (id: string): boolean => /^inv_[0-9a-z]{26}$/.test(id);

const gone = () =>
  new AppError('not_found', 'This invitation was used, withdrawn or has expired. Ask for another one.');

export function createInviteLinks(dependencies: Dependencies): InviteLinks {
  const { database, clock, users, members, sessions, accounts, passkeys, guesses, guessLog, audit } = dependencies;
  const { db } = database;

  async function find(token: string, { address }: Visitor): Promise<InviteTo> {
    const [id = '', secret = ''] = token.trim().split('.');
    const invite = isInviteId(id) ? await invites.findInvite(db, id) : undefined;
    const about = invite === undefined ? null : { workspaceId: invite.workspaceId };
    const note = () => guessLog.count({ method: 'invite', about, address });
    const attempt = await guesses
      .begin([
        ...(invite === undefined ? [] : [{ name: `invite ${invite.id} from ${address}`, free: 10, isForgiven: true }]),
        { name: `invites from ${address}`, free: 20, isForgiven: true },
      ])
      .catch(async (error: unknown) => {
        await note();
        throw error;
      });
    if (invite === undefined || !isSecret(secret, invite.secretHash)) {
      await note();
      throw gone();
    }
    await attempt.succeed();
    // An invite is worth as much as the right of the user that made it.
    if (Date.parse(invite.expiresAt) <= clock.now() || invite.inviterRole !== 'owner') throw gone();
    return invite;
  }

  /** In the transaction that makes use of it: a link works once. */
  async function use(tx: Tx, invite: InviteTo, userId: string): Promise<void> {
    if (!(await invites.deleteInvite(tx, invite.id))) throw gone();
    const { workspaceId, role } = invite;
    await members.add(tx, { workspaceId, userId, role, actorId: userId });
    await audit.record(tx, {
      action: 'invite.accepted',
      actorId: userId,
      scope: { workspaceId },
      targetId: invite.id,
      before: null,
      after: { userId, role, invitedBy: invite.createdBy },
    });
  }

  async function refuseTakenAddress(email: string | null): Promise<void> {
    if (email === null || (await users.findByEmail(email)) === undefined) return;
    throw invalidBody(
      '/token',
      'There is an account with the address of this invitation. Sign in to it, then open the link again.',
    );
  }

  async function prepare(
    { name, credential }: Acceptance,
    page: PasskeyPage,
    email: string | null,
  ): Promise<NewCredential> {
    if ('passkey' in credential) return { passkey: await passkeys.register(page, credential.passkey) };
    return accounts.prepare({ password: credential.password, names: [name, email] });
  }

  return {
    find,

    async offerPasskey({ token, name }, page, visitor) {
      const { email } = await find(token, visitor);
      await refuseTakenAddress(email);
      return passkeys.offer(page, name.trim() || (email ?? 'user'));
    },

    async accept(acceptance, page, visitor) {
      const invite = await find(acceptance.token, visitor);
      const { email } = invite;
      await refuseTakenAddress(email);
      const name = acceptance.name.trim();
      const credential = await prepare(acceptance, page, email);
      const { plan } = await users.find(invite.createdBy);
      const userId = await database.transaction(async (tx) => {
        const { id } = await users.create(tx, { name, plan, email });
        await accounts.keep(tx, id, credential);
        await use(tx, invite, id);
        return id;
      });
      const method = 'hash' in credential ? 'password' : 'passkey';
      const session = await sessions.openFor(userId, { method, agent: visitor.agent });
      return { ...session, slug: invite.slug };
    },

    async join(token, { caller }, visitor) {
      const invite = await find(token, visitor);
      await database.transaction((tx) => use(tx, invite, caller.userId));
      return invite.slug;
    },
  };
}
