/** Lookups as callers see them, tested on the server and on the fake. */
import type { Excerpt } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareWorkspace } from './harness/prepare-workspace.ts';
import { refusal } from './harness/refusal.ts';
import { startFakeSubject, startServerSubject, type Subject } from './harness/subjects.ts';

const text = { type: ['string', 'null'] };
const table = (rows: string) => new File([`vatId;name;number\n${rows}`], 'vendors.csv', { type: 'text/csv' });

describe.each([
  { name: 'the server', start: startServerSubject },
  { name: 'the fake', start: startFakeSubject },
])('$name', ({ start }) => {
  let subject: Subject;
  let excerpt: Excerpt;
  beforeAll(async () => {
    subject = await start();
    ({ excerpt } = await subject.addUser('pro'));
  });
  afterAll(() => subject.close());

  it('stores lookups, replaces them at once, keeps their versions, and deletes them', async () => {
    const { at } = await prepareWorkspace(excerpt);
    const one = { ...at, key: 'vendors' };
    const created = await excerpt.lookups.create({ ...one, file: table('DE1;A;1\nDE2;B;2\n') });
    const first = { columns: ['vatId', 'name', 'number'], rows: 2, version: 1, changes: null, usedBy: [] };
    expect(created).toMatchObject(first);
    expect(await refusal(excerpt.lookups.create({ ...one, file: table('') }))).toMatchObject({ code: 'lookup_exists' });
    const refused = await refusal(excerpt.lookups.replace({ ...one, file: table('DE1;A;1;too much\n') }));
    expect(refused).toMatchObject({ status: 422, code: 'lookup_invalid', details: [{ path: '/file' }] });
    expect(refused.message).toContain('Line 2 has 4 cells');
    const replaced = await excerpt.lookups.replace({ ...one, file: table('DE2;B;2\nDE3;C;3\nDE4;D;4\n') });
    expect(replaced).toMatchObject({ version: 2, rows: 3, changes: { rowsAdded: 2, rowsRemoved: 1 } });
    const searched = await excerpt.lookups.listRows({ ...one, search: 'de3' });
    expect(searched).toMatchObject({ total: 1, data: [['DE3', 'C', '3']] });
    expect(await excerpt.lookups.listRows({ ...one, version: 1 })).toMatchObject({ total: 2 });
    expect(await refusal(excerpt.lookups.listRows({ ...one, version: 9 }))).toMatchObject({ status: 404 });
    const { data } = await excerpt.lookups.listVersions(one);
    expect(data.map(({ version, isKept }) => [version, isKept])).toEqual([
      [2, true],
      [1, true],
    ]);
    await excerpt.lookups.delete(one);
    expect((await excerpt.lookups.list(at)).total).toBe(0);
    expect(await refusal(excerpt.lookups.get(one))).toMatchObject({ status: 404 });
  });

  it('answers rules, fills derived fields, and does not delete what schemas use', async () => {
    const { at } = await prepareWorkspace(excerpt);
    await excerpt.lookups.create({ ...at, key: 'vendors', file: table('DE136695976;Example GmbH;A-1\n') });
    const found = 'lookup("vendors", "vatId", invoiceNumber)';
    const properties = { invoiceNumber: text, number: { ...text, 'x-derived': `${found}.number` } };
    const rules = [{ name: 'known', check: `${found} != null`, severity: 'error' as const }];
    const schema = { schemaKey: 'invoice', name: 'Invoice', definition: { type: 'object', properties }, rules };
    await excerpt.schemas.create({ ...at, ...schema });
    const target = { ...at, schemaKey: 'invoice', name: 'a.txt' };
    const said: [string, string][] = [
      ['DE136695976', 'holds'],
      ['ATU13585627', 'violated'],
    ];
    for (const [invoiceNumber, result] of said) {
      const { runId } = await excerpt.extraction.extract({ ...target, content: `Invoice number: ${invoiceNumber}` });
      const run = await excerpt.runs.wait(runId);
      expect(run.extractedData).toEqual({ invoiceNumber, number: result === 'holds' ? 'A-1' : null });
      expect(run.rules).toMatchObject([{ name: 'known', result, paths: ['/invoiceNumber'] }]);
      expect(run.lookups).toEqual([{ key: 'vendors', version: 1 }]);
      expect(run.evidence.filter(({ path }) => path === '/number')).toHaveLength(1);
    }
    expect((await excerpt.lookups.get({ ...at, key: 'vendors' })).usedBy).toEqual([
      { schemaKey: 'invoice', name: 'Invoice' },
    ]);
    expect(await refusal(excerpt.lookups.delete({ ...at, key: 'vendors' }))).toMatchObject({
      status: 409,
      code: 'in_use',
      message: 'The schema invoice looks values up in vendors. Change the rules first.',
    });
  });

  it('checks the rules of a version with data that are sent, and fills derived fields again', async () => {
    const { at } = await prepareWorkspace(excerpt);
    await excerpt.lookups.create({ ...at, key: 'vendors', file: table('DE136695976;Example GmbH;A-1\n') });
    const found = 'lookup("vendors", "vatId", vatId)';
    const properties = { vatId: text, due: text, number: { ...text, 'x-derived': `${found}.number` } };
    const rules = [
      { name: 'known', check: `${found} != null`, severity: 'error' as const },
      { name: 'due', check: 'due >= today()', severity: 'warning' as const },
    ];
    const schema = { schemaKey: 'bill', name: 'Bill', definition: { type: 'object', properties }, rules };
    await excerpt.schemas.create({ ...at, ...schema });
    await excerpt.schemas.create({ ...at, ...schema, rules: [] });
    const one = { ...at, schemaKey: 'bill' };
    const check = (data: Record<string, unknown>) =>
      excerpt.schemas.checkRules({ ...one, data, versionNumber: 1, date: '2026-03-01' });
    const right = await check({ vatId: 'DE136695976', due: '2026-03-01', number: 'typed' });
    expect(right.rules.map(({ result }) => result)).toEqual(['holds', 'holds']);
    expect(right.data).toEqual({ vatId: 'DE136695976', due: '2026-03-01', number: 'A-1' });
    expect(right.lookups).toEqual([{ key: 'vendors', version: 1 }]);
    const wrong = await check({ vatId: 'DE1', due: '2026-02-28' });
    expect(wrong.rules.map(({ result }) => result)).toEqual(['violated', 'violated']);
    expect(wrong.data).toMatchObject({ number: null });
    expect((await check({ vatId: 7, due: [] })).rules[1]).toMatchObject({ result: 'unknown' });
    expect(await excerpt.schemas.checkRules({ ...one, data: {} })).toMatchObject({ rules: [] });
    expect(await refusal(excerpt.schemas.checkRules({ ...one, data: {}, versionNumber: 9 }))).toMatchObject({
      status: 404,
    });
  });
});
