import { expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { ExtractionError, type ExtractionRequest } from '../extraction/engine.ts';
import { makePages } from '../extraction/packets/testing/make-pages.ts';
import type { CallUsage } from '../lib/models/call-usage.ts';
import { askPacketModel, type AskDependencies } from './ask-packet-model.ts';
import { createPageSplitter } from './split-pages.ts';
import type { Packet } from './repository.ts';

const RULES = { categories: [{ name: 'Bill', fields: [], examples: [] }], uncategorized: 'separate' } as never;
const CHOICE = { provider: 'openai', model: 'big/er', residency: 'EU', keySource: 'user', providerKeyId: 'pk' };
const USAGE: CallUsage = { inputTokens: 10, outputTokens: 2, cost: { amount: 0.25, currency: 'USD' } };
const pagesOf = (count: number) => makePages(...Array.from({ length: count }, (_, index) => `Text ${index}`));

interface Play {
  packet?: Partial<Packet>;
  pages?: ReturnType<typeof makePages>;
  extract?: (request: ExtractionRequest, asked: number) => Promise<{ extractedData: object; usage: CallUsage | null }>;
  isExceeded?: (asked: number) => boolean;
  forbidden?: { message: string } | null;
  signal?: AbortSignal;
}

const answer = async (usage: CallUsage | null = USAGE) =>
  Promise.resolve({ extractedData: { documents: [{ firstPage: 1, category: 'Bill' }] }, usage });

function play({ packet, pages = pagesOf(2), extract = () => answer(), isExceeded = () => false, ...rest }: Play) {
  const done: unknown[][] = [];
  const note = (...entry: unknown[]) => void done.push(entry);
  let asked = 0;
  const dependencies = {
    db: {},
    engine: {
      extract: async (request: ExtractionRequest) => {
        asked += 1;
        return extract(request, asked);
      },
    },
    environments: {
      getWritable: async (_: unknown, workspaceId: string, env: string) => {
        note('environment', workspaceId, env);
        return Promise.resolve('environment');
      },
      getAllowedResidencies: async (_: unknown, id: string) => Promise.resolve([`residencies of ${id}`]),
    },
    providers: {
      resolve: async (_: unknown, caller: object, environment: string, model: string) => {
        note('resolve', caller, environment, model);
        return Promise.resolve(CHOICE);
      },
      findForbiddenResidency: async (_: unknown, ...given: unknown[]) => {
        note('residency', ...given);
        return Promise.resolve(rest.forbidden ?? null);
      },
    },
    getAccess: async () => Promise.resolve({ apiKey: 'key' }),
    parsing: {
      renderPage: async (id: string, page: { number: number }) => Promise.resolve(`picture of ${id}/${page.number}`),
      cutPages: async (id: string, numbers: number[]) => Promise.resolve(`${id} ${numbers.join('+')}`),
    },
    spendingLimit: {
      refuseExceeded: async () => {
        if (isExceeded(asked)) throw new AppError('budget_exceeded', 'Used up.');
        return Promise.resolve();
      },
    },
    recordUsage: async (workspaceId: string, { model }: { model: string }, usage: CallUsage) =>
      Promise.resolve(note('usage', workspaceId, model, usage.inputTokens)),
    budgetWatch: { runEnded: (workspaceId: string) => note('ended', workspaceId) },
  } as never as AskDependencies;
  const question = {
    packet: {
      id: 'p1',
      workspaceId: 'ws',
      environmentId: 'env',
      env: 'staging',
      documentId: 'doc',
      model: 'openai/big/er',
      vision: 'never',
      maxCost: null,
      createdBy: 'usr',
      ...packet,
    } as Packet,
    layout: { pageCount: pages.length, truncated: false, pages },
    rules: RULES,
    signal: rest.signal ?? new AbortController().signal,
  };
  return { done, dependencies, question, ask: () => askPacketModel(dependencies, question) };
}

test.each([[null], ['local/local-1']])('the model %s is not asked', async (model) => {
  const { ask, done } = play({ packet: { model } });
  expect([await ask(), done]).toEqual([null, []]);
});

test('the model of a packet is asked for its creator, who pays for the answer', async () => {
  const { ask, done } = play({
    packet: { maxCost: 1, vision: 'auto' },
    async extract(request) {
      const { provider, model, access, verify, vision, group } = request;
      expect({ provider, model, access, verify, vision, group }).toEqual({
        provider: 'openai',
        model: 'big/er',
        access: { apiKey: 'key' },
        verify: false,
        vision: 'auto',
        group: ['usr', 'ws'],
      });
      expect(request.definition).toMatchObject({ properties: { documents: {} } });
      expect(request.guidance).toMatchObject({ instructions: expect.stringContaining('- Bill') as string });
      expect(request.getCostLeft?.()).toBe(1);
      await request.authorizeCall?.();
      expect((await request.finishedCalls?.load())?.size).toBe(0);
      await request.finishedCalls?.save('k', { usage: USAGE } as never);
      expect(request.getCostLeft?.()).toBe(0.75);
      return answer();
    },
  });
  const { cost, ...tokens } = USAGE;
  expect(await ask()).toEqual({
    votes: [
      { page: 1, startsPart: true, category: 'Bill' },
      { page: 2, startsPart: false, category: 'Bill' },
    ],
    asked: { provider: 'openai', model: 'big/er', ...tokens, cost, note: null },
  });
  const caller = expect.objectContaining({ userId: 'usr', scope: 'write' }) as object;
  expect(done).toEqual([
    ['environment', 'ws', 'staging'],
    ['resolve', caller, 'environment', 'openai/big/er'],
    ['residency', ['residencies of env'], CHOICE, CHOICE],
    ['usage', 'ws', 'big/er', 10],
    ['ended', 'ws'],
  ]);
});

test('a packet without a limit has none', async () => {
  const { ask } = play({ extract: ({ getCostLeft }) => (expect(getCostLeft).toBeUndefined(), answer()) });
  await ask();
});

test('all windows are asked, and what they used is summed', async () => {
  const left: unknown[] = [];
  const { ask, done } = play({
    pages: pagesOf(30),
    packet: { maxCost: 1 },
    extract: ({ getCostLeft }) => (left.push(getCostLeft?.()), answer()),
  });
  expect((await ask())?.asked).toMatchObject({ inputTokens: 20, outputTokens: 4, cost: { amount: 0.5 }, note: null });
  expect(left).toEqual([1, 0.75]);
  expect(done.filter(([name]) => name === 'usage')).toHaveLength(2);
});

test('what a window shows are pages of the packet', async () => {
  const pages = pagesOf(30).map((page, index) => ({ ...page, number: index + 101, width: index === 19 ? 0 : 600 }));
  const shown: unknown[] = [];
  const { ask } = play({
    pages,
    async extract({ pagePicture, pagesPdf, signal }, asked) {
      if (asked === 2) {
        for (const number of [1, 2, 13]) shown.push(await pagePicture?.(number, signal));
        shown.push(await pagesPdf?.([1, 3, 99], signal));
      }
      return answer();
    },
  });
  await ask();
  expect(shown).toEqual(['picture of doc/119', null, null, 'doc 119+121']);
});

test('an answer that counts nothing costs nothing that is known', async () => {
  const { ask, done } = play({ extract: () => answer(null) });
  expect((await ask())?.asked).toMatchObject({ inputTokens: null, outputTokens: null, cost: null });
  expect(done.map(([name]) => name)).toEqual(['environment', 'resolve']);
});

test('a limit does not hold once the cost of an answer is unknown', async () => {
  const left: unknown[] = [];
  const { ask } = play({
    packet: { maxCost: 1 },
    async extract({ getCostLeft, finishedCalls }) {
      await finishedCalls?.save('k', {} as never);
      left.push(getCostLeft?.());
      return answer();
    },
  });
  expect((await ask())?.asked.inputTokens).toBeNull();
  expect(left).toEqual([-Infinity]);
});

test('a model that fails leaves the pages to the built-in engine, and is paid for what it used', async () => {
  const { ask, done } = play({
    pages: pagesOf(30),
    extract: async (_, asked) =>
      asked === 1 ? answer() : Promise.reject(new ExtractionError('output_invalid', 'Nonsense.', { usage: USAGE })),
  });
  const found = await ask();
  expect(found?.votes).toHaveLength(20);
  expect(found?.asked.inputTokens).toBe(20);
  expect(found?.asked.note).toBe(
    'openai/big/er did not answer for all pages (output_invalid); the built-in engine decided the others. Nonsense.',
  );
  expect(done.filter(([name]) => name === 'usage')).toHaveLength(2);
});

test.each([
  ['reports no usage', new ExtractionError('output_invalid', 'Nonsense.'), false],
  ['comes after the answer was counted', new ExtractionError('timeout', 'Late.', { usage: USAGE }), true],
])('a failure that %s is counted once at most', async (_, error, isSaved) => {
  const { ask, done } = play({
    async extract({ finishedCalls }) {
      if (isSaved) await finishedCalls?.save('k', { usage: USAGE } as never);
      throw error;
    },
  });
  await ask();
  expect(done.filter(([name]) => name === 'usage')).toHaveLength(isSaved ? 1 : 0);
});

test('a budget that is used up, or a region that is not allowed, stops the questions', async () => {
  const budget = play({ pages: pagesOf(30), isExceeded: (asked) => asked === 1 });
  expect((await budget.ask())?.asked.note).toContain('(budget_exceeded)');
  const region = play({
    forbidden: { message: 'Not in the US.' },
    extract: async ({ authorizeCall }) => {
      await authorizeCall?.();
      return answer();
    },
  });
  expect((await region.ask())?.asked.note).toContain('(residency_not_allowed); the built-in engine');
});

test('what nobody foresaw, and a stop, fail the question', async () => {
  await expect(play({ extract: () => Promise.reject(new Error('Broken.')) }).ask()).rejects.toThrow('Broken.');
  const abort = new AbortController();
  const stopped = play({
    signal: abort.signal,
    extract() {
      abort.abort(new Error('Stopping.'));
      return Promise.reject(new ExtractionError('timeout', 'Late.'));
    },
  });
  await expect(stopped.ask()).rejects.toThrow('Stopping.');
});

test('the votes of a model are those of the pages of the file', async () => {
  const { dependencies, question } = play({ pages: pagesOf(2).map((page) => ({ ...page, number: page.number + 4 })) });
  const seen: unknown[] = [];
  const split = createPageSplitter({
    ...dependencies,
    readRules: async (place, rules) => (seen.push(place, rules), Promise.resolve(RULES)),
    splitPacket: async ({ votes }) => (seen.push(votes), Promise.resolve({ parts: [], pages: [] })),
  });
  const place = { workspaceId: 'ws' } as never;
  expect(await split({ ...question, rules: 'stored' as never, place })).toMatchObject({
    parts: [],
    asked: { note: null },
  });
  expect(seen).toEqual([
    place,
    'stored',
    [
      { page: 5, startsPart: true, category: 'Bill' },
      { page: 6, startsPart: false, category: 'Bill' },
    ],
  ]);
  const local = { ...question, packet: { ...question.packet, model: null }, rules: RULES, place };
  expect(await split(local)).toMatchObject({ asked: null });
  expect(seen.at(-1)).toEqual([]);
});
