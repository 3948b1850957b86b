import type { KeyLimits } from '../lib/people/workspace-roles.ts';
import type { AuditLog } from '../audit/record-change.ts';
import type { ServiceDatabase, Tx } from '../db/database.ts';
import { isUniqueViolation } from '../db/constraint-errors.ts';
import { invalidBody, notFound } from '../errors.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import * as users from './repository.ts';
import type { Plan, User } from './repository.ts';

/** The user that makes a request, identified by API key. */
export interface Caller {
  userId: string;
  keyId: string;
  scope: 'read' | 'write';
  limits: KeyLimits;
}

export interface UsersService {
  /** The user of a caller. */
  get(caller: Caller): Promise<User>;
  /** Throws `not_found` if there is no such user. */
  find(id: string): Promise<User>;
  /** @param name a user's id or name */
  findByIdOrName(name: string): Promise<User>;
  list(): Promise<User[]>;
  /** Names are unique, so that operators can use them instead of ids. */
  create(tx: Tx, user: { name: string; plan: Plan; email?: string | null }): Promise<User>;
  findByEmail(email: string): Promise<User | undefined>;
  /** By what a person signs in with: the name, or the e-mail address in any case. */
  findByLogin(login: string): Promise<User | undefined>;
  /** A user for a person who signs in. The name gets a number if it is taken. */
  createNamed(tx: Tx, name: string): Promise<User>;
  setPlan(user: User, plan: Plan): Promise<User>;
}

const MAX_NAME_LENGTH = 200;
/** Zero-width characters, fillers and the empty Braille pattern look like blanks. */
const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Throws `validation_failed` unless people can read the name and tell it from others in a list. */
export function refuseUnusableName(name: string): void {
  const isUsable = name.length <= MAX_NAME_LENGTH && VISIBLE.test(name) && !/\p{Cc}/u.test(name);
  if (isUsable) return;
  const rule = `1 to ${MAX_NAME_LENGTH} characters, at least one of them visible and none a control character`;
  throw invalidBody('/name', `A name must have ${rule}.`);
}

/** Control characters are left out, and what is too long. */
function toUsableName(given: string): string {
  const name = given
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH - 10);
  return VISIBLE.test(name) ? name : 'user';
}

export function createUsersService({
  database,
  clock,
  newId,
  audit,
}: {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  audit: AuditLog;
}): UsersService {
  const { db } = database;

  async function find(id: string): Promise<User> {
    const user = await users.findUser(db, id);
    if (user === undefined) throw notFound('User');
    return user;
  }

  async function insert(
    tx: Tx,
    { name, plan, email = null }: { name: string; plan: Plan; email?: string | null },
  ): Promise<User> {
    refuseUnusableName(name);
    const user: User = { id: newId('usr'), name, plan, email, createdAt: timestamp(clock.now()) };
    try {
      await users.insertUser(tx, user);
    } catch (error) {
      if (isUniqueViolation(error)) throw invalidBody('/name', `A user named ${name} exists already.`);
      throw error;
    }
    return user;
  }

  return {
    find,
    get: (caller) => find(caller.userId),
    list: () => users.listUsers(db),

    async findByIdOrName(name) {
      const user = (await users.findUser(db, name)) ?? (await users.findUserByName(db, name));
      if (user === undefined) throw notFound(`User ${name}`);
      return user;
    },

    create: insert,

    findByEmail: (email) => users.findUserByEmail(db, email.trim().toLowerCase()),

    findByLogin: async (login) =>
      (await users.findUserByEmail(db, login.trim().toLowerCase())) ?? (await users.findUserByName(db, login.trim())),

    async createNamed(tx, given) {
      const wanted = toUsableName(given);
      let name = wanted;
      for (let number = 2; (await users.findUserByName(tx, name)) !== undefined; number += 1)
        name = `${wanted} ${number}`;
      return insert(tx, { name, plan: 'pro' });
    },

    async setPlan(user, plan) {
      const changed = { ...user, plan };
      if (plan === user.plan) return changed;
      await database.transaction(async (tx) => {
        await users.updateUserPlan(tx, user.id, plan);
        const states = { before: user, after: changed };
        const scope = { userId: user.id };
        await audit.record(tx, { action: 'user.updated', actorId: null, scope, targetId: user.id, ...states });
      });
      return changed;
    },
  };
}
