import { beforeEach, describe, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices } from '../app/testing/open-services.ts';
import { refuseUnusableName, type UsersService } from './service.ts';

let open: OpenServices;
let users: UsersService;
beforeEach(async () => {
  open = await openServices();
  users = open.services.users;
});

const create = (name: string, more: { plan?: 'free' | 'pro'; email?: string } = {}) =>
  open.rows.database.transaction((tx) => users.create(tx, { name, plan: 'free', ...more }));
const createNamed = (name: string) => open.rows.database.transaction((tx) => users.createNamed(tx, name));

test('a user is found by id, name, address and caller', async () => {
  const eva = await create('Eva', { email: 'eva@example.com' });
  expect(eva).toEqual({ id: eva.id, name: 'Eva', plan: 'free', email: 'eva@example.com', createdAt: START });
  const found = [
    await users.find(eva.id),
    await users.findByIdOrName(eva.id),
    await users.findByIdOrName('Eva'),
    await users.findByEmail(' EVA@example.com'),
    await users.findByLogin('eva@Example.com '),
    await users.findByLogin(' Eva '),
    await users.get({ ...open.callerOf('ann'), userId: eva.id }),
  ];
  expect(found).toEqual(Array.from({ length: 7 }, () => eva));
  expect(await refusalOf(users.find('none'))).toBe('not_found');
  await expect(users.findByIdOrName('none')).rejects.toThrow('User none');
  expect([await users.findByEmail('none'), await users.findByLogin('eva')]).toEqual([undefined, undefined]);
  expect((await users.list()).map(({ id }) => id)).toEqual(['ann', 'bob', 'eve', eva.id]);
});

describe('a name', () => {
  test('is taken once', async () => {
    expect((await create('Eva')).email).toBeNull();
    const refused = create('Eva');
    await expect(refused).rejects.toThrow('A user named Eva exists already.');
    expect(await refusalOf(refused)).toBe('validation_failed /name');
  });

  test.each(['x', 'x'.repeat(200), 'José', '山田', ' a '])('may be %j', (name) => refuseUnusableName(name));

  test.each(['', ' ', 'x'.repeat(201), 'a\nb', '\u200b\u2800', '\u0000'])('may not be %j', async (name) => {
    expect(await refusalOf(create(name))).toBe('validation_failed /name');
  });

  test('of a person who signs in is made usable and unique', async () => {
    const names = [];
    for (const given of ['Eva', 'Eva', 'Eva', ' E\tva ', '', '\u200b', 'x'.repeat(300)])
      names.push((await createNamed(given)).name);
    expect(names).toEqual(['Eva', 'Eva 2', 'Eva 3', 'E va', 'user', 'user 2', 'x'.repeat(190)]);
    expect((await createNamed('Zoe')).plan).toBe('pro');
  });
});

test('a changed plan is recorded, the same is not', async () => {
  const bob = await users.find('bob');
  expect(await users.setPlan(bob, 'free')).toEqual(bob);
  expect(await open.listActions()).toEqual([]);
  expect(await users.setPlan(bob, 'pro')).toEqual({ ...bob, plan: 'pro' });
  expect((await users.find('bob')).plan).toBe('pro');
  const [entry] = await open.rows.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'target_id', 'changes'])
    .execute();
  expect(entry).toEqual({
    action: 'user.updated',
    actor_id: null,
    target_id: 'bob',
    changes: '{"plan":{"before":"free","after":"pro"}}',
  });
});
