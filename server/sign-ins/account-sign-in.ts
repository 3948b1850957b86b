import { randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { AuditLog } from '../audit/record-change.ts';
import type { ServiceDatabase, Tx } from '../db/database.ts';
import { AppError, notFound } from '../errors.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { SecretBox } from '../lib/crypto/secret-box.ts';
import type { BrowserSession, OpenedSession, SessionsService } from '../sessions/service.ts';
import type { UsersService } from '../users/service.ts';
import * as credentials from './credentials-repository.ts';
import type { GuessLog } from './guess-log.ts';
import type { GuessLimiter, GuessSubject } from './guesses.ts';
import type { NewPasskey, PasskeyPage, Passkeys } from './passkeys.ts';
import { hashPassword, isPassword, refuseWeakPassword } from './password-hashes.ts';

/** Where a sign-in comes from. */
export interface Visitor {
  address: string;
  /** What the browser calls itself. */
  agent: string;
  /** A cookie of a browser that signed in before; empty without. */
  known: string;
}

export type NewCredential = { hash: string } | { passkey: NewPasskey };

/** Sign-ins by a password or a passkey, and a user's own. */
export interface AccountSignIn {
  findMethods(): Promise<{ password: boolean; passkey: boolean }>;
  /**
   * By name or e-mail address. Throws `unauthorized` for a wrong name and a wrong password alike, `rate_limited` after
   * too many. `known` is for a cookie of the browser: others' guesses then do not slow its user down.
   */
  byPassword(name: string, password: string, visitor: Visitor): Promise<OpenedSession & { known: string }>;
  byPasskey(page: PasskeyPage, response: AuthenticationResponseJSON, visitor: Visitor): Promise<OpenedSession>;
  /** For a new user: throws `validation_failed` for a weak password. */
  prepare(given: { password: string; names: (string | null)[] }): Promise<NewCredential>;
  keep(tx: Tx, userId: string, credential: NewCredential): Promise<void>;
  read(userId: string): Promise<{ hasPassword: boolean; passkeys: credentials.Passkey[] }>;
  /** Ends the user's other sessions. Throws `forbidden` for a wrong current password. */
  changePassword(
    session: BrowserSession,
    given: { current: string; password: string },
    visitor: Visitor,
  ): Promise<void>;
  addPasskey(
    session: BrowserSession,
    page: PasskeyPage,
    given: { name: string; response: RegistrationResponseJSON },
  ): Promise<void>;
  deletePasskey(session: BrowserSession, id: string): Promise<void>;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  box: Pick<SecretBox, 'fingerprint'>;
  users: Pick<UsersService, 'find' | 'findByLogin'>;
  sessions: Pick<SessionsService, 'openFor' | 'closeAll'>;
  guesses: GuessLimiter;
  guessLog: GuessLog;
  passkeys: Passkeys;
  audit: AuditLog;
}

/** The provider could not end what they sign in with here. */
function refuseProviderUsers(method: BrowserSession['method']): void {
  if (method !== 'oidc') return;
  throw new AppError('forbidden', 'You sign in with your identity provider. It keeps your password and passkeys.');
}

export function createAccountSignIn(dependencies: Dependencies): AccountSignIn {
  const { database, clock, box, users, sessions, guesses, guessLog, passkeys, audit } = dependencies;
  const { db } = database;
  const now = () => timestamp(clock.now());

  const sign = (nonce: string, userId: string) => box.fingerprint(`known browser ${nonce} of ${userId}`);

  const toKnown = (userId: string): string => {
    const nonce = randomBytes(16).toString('base64url');
    return `${nonce}~${sign(nonce, userId)}`;
  };

  /** A browser that signed in before is slowed by its own guesses only. */
  function toSubjects(account: string, userId: string | undefined, { address, known }: Visitor): GuessSubject[] {
    const [nonce = '', signature] = known.split('~');
    if (userId !== undefined && signature === sign(nonce, userId))
      return [{ name: `${account} by ${nonce}`, free: 5, isForgiven: true }];
    return [
      { name: `${account} from ${address}`, free: 5, isForgiven: true },
      { name: account, free: 50, isForgiven: true },
      { name: `accounts from ${address}`, free: 100, isForgiven: false },
    ];
  }

  /** @param user undefined for a name that nobody has */
  async function guess(
    user: { id: string } | undefined,
    { name, password }: { name: string; password: string },
    visitor: Visitor,
  ): Promise<string> {
    const about = user === undefined ? null : { userId: user.id };
    const note = () => guessLog.count({ method: 'password', about, address: visitor.address });
    // By the user, so that a name and an address are not two accounts.
    const account = `password of ${user?.id ?? name.trim().toLowerCase()}`;
    const attempt = await guesses.begin(toSubjects(account, user?.id, visitor)).catch(async (error: unknown) => {
      await note();
      throw error;
    });
    const hash = user === undefined ? null : await credentials.findPasswordHash(db, user.id);
    if (user === undefined || !(await isPassword(password, hash))) {
      await note();
      throw new AppError('unauthorized', 'The name or the password is wrong.');
    }
    await attempt.succeed();
    return user.id;
  }

  const record = (
    tx: Tx,
    userId: string,
    action: 'password.updated' | 'passkey.created' | 'passkey.deleted',
    id = userId,
  ) => audit.record(tx, { action, actorId: userId, scope: { userId }, targetId: id, before: null, after: null });

  const insertPasskey = (tx: Tx, userId: string, name: string, passkey: NewPasskey) =>
    credentials.insertPasskey(tx, { ...passkey, userId, name, usedAt: null, createdAt: now() });

  return {
    findMethods: () => credentials.findMethods(db),

    async byPassword(name, password, visitor) {
      const userId = await guess(await users.findByLogin(name), { name, password }, visitor);
      const session = await sessions.openFor(userId, { method: 'password', agent: visitor.agent });
      return { ...session, known: toKnown(userId) };
    },

    async byPasskey(page, response, { address, agent }) {
      const passkey = await credentials.findPasskey(db, String(response.id));
      const note = () => guessLog.count({ method: 'passkey', about: passkey ?? null, address });
      if (passkey === undefined) {
        await note();
        throw new AppError('forbidden', 'This passkey is not known here. Sign in another way.');
      }
      const counter = await passkeys.verify(page, response, passkey).catch(async (error: unknown) => {
        await note();
        throw error;
      });
      await database.transaction((tx) => credentials.updatePasskeyUse(tx, { id: passkey.id, counter, usedAt: now() }));
      return sessions.openFor(passkey.userId, { method: 'passkey', agent });
    },

    async prepare({ password, names }) {
      refuseWeakPassword(password, names);
      return { hash: await hashPassword(password) };
    },

    async keep(tx, userId, credential) {
      if ('hash' in credential) await credentials.putPassword(tx, { userId, hash: credential.hash, changedAt: now() });
      else await insertPasskey(tx, userId, 'Passkey', credential.passkey);
    },

    async read(userId) {
      const hash = await credentials.findPasswordHash(db, userId);
      return { hasPassword: hash !== null, passkeys: await credentials.listPasskeys(db, userId) };
    },

    async changePassword({ id, caller: { userId }, method }, { current, password }, visitor) {
      refuseProviderUsers(method);
      const user = await users.find(userId);
      const { name, email } = user;
      const hasPassword = (await credentials.findPasswordHash(db, userId)) !== null;
      // By the user: the name may be the address that somebody else signs in with.
      if (hasPassword)
        await guess(user, { name, password: current }, visitor).catch((error: unknown) => {
          if (!(error instanceof AppError) || error.code !== 'unauthorized') throw error;
          throw new AppError('forbidden', 'The current password is wrong.');
        });
      refuseWeakPassword(password, [name, email]);
      const hash = await hashPassword(password);
      await database.transaction(async (tx) => {
        await credentials.putPassword(tx, { userId, hash, changedAt: now() });
        await record(tx, userId, 'password.updated');
      });
      await sessions.closeAll(userId, id);
    },

    async addPasskey({ caller: { userId }, method }, page, { name, response }) {
      refuseProviderUsers(method);
      const passkey = await passkeys.register(page, response);
      await database.transaction(async (tx) => {
        await insertPasskey(tx, userId, name, passkey);
        await record(tx, userId, 'passkey.created', passkey.id);
      });
    },

    deletePasskey: ({ caller: { userId } }, id) =>
      database.transaction(async (tx) => {
        if (!(await credentials.deletePasskey(tx, userId, id))) throw notFound('Passkey');
        await record(tx, userId, 'passkey.deleted', id);
      }),
  };
}
