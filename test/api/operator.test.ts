import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine() });
});
afterAll(() => app.close());

const UNUSABLE = ['', '   ', 'a\tb', 'a\nb', 'x'.repeat(201), '\u200B', ' \u2060\u00AD', '\u3164\u2800'];

test.each(UNUSABLE)('the operator cannot name a user or a key %j', async (name) => {
  await app.withAdmin(async (admin) => {
    const before = await admin.listUsers();
    await expect(admin.addUser(name, 'free')).rejects.toThrow('A name must have 1 to 200 characters');
    await expect(admin.addKey('admin', { name })).rejects.toThrow('A name must have 1 to 200 characters');
    expect(await admin.listUsers()).toEqual(before);
  });
});

test('the operator cannot give a key an end that is no time', async () => {
  const added = app.withAdmin((admin) => admin.addKey('admin', { name: 'key', expiresAt: 'tomorrow' }));
  await expect(added).rejects.toThrow('expiresAt must be a date and time');
});
