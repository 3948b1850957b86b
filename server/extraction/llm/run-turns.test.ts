/** What a run adds to the calls of its questions. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_GUIDANCE } from '../../lib/models/schema-guidance.ts';
import type { ExtractionRequest } from '../engine.ts';
import type { ModelClient, StructuredAnswer, StructuredCall } from './model-client.ts';
import { createRunClient } from './run-client.ts';

const messages: StructuredCall['messages'] = [
  { role: 'system', content: 'The rules.' },
  { role: 'user', content: 'The document.' },
];

/** A client that keeps its calls, and answers as it is told. */
function play(request: Partial<ExtractionRequest>, answer: () => Promise<unknown> = async () => ({})) {
  const calls: StructuredCall[] = [];
  const client = createRunClient(
    {
      async complete(call: StructuredCall) {
        calls.push(call);
        return answer() as Promise<StructuredAnswer>;
      },
    } as unknown as ModelClient,
    request as ExtractionRequest,
  );
  const ask = (signal = new AbortController().signal) =>
    client.complete({ messages, signal, model: 'm' } as unknown as StructuredCall);
  return { calls, ask };
}

describe('a call of a run', () => {
  it('has what the run knows, and nothing that it does not', async () => {
    const bare = play({});
    await bare.ask();
    expect(Object.keys(bare.calls[0] ?? {}).toSorted()).toEqual(['messages', 'model', 'signal']);
    expect(bare.calls[0]?.messages).toEqual(messages);
    const onRequest = async () => undefined;
    const onExchange = () => undefined;
    const parameters = { temperature: 0.3 };
    const whole = play({
      onRequest,
      onExchange,
      getCostLeft: () => 0.5,
      guidance: { ...NO_GUIDANCE, parameters, instructions: 'Be exact.' },
    });
    await whole.ask();
    expect(whole.calls[0]).toMatchObject({ onRequest, onExchange, parameters, maxCost: 0.5, model: 'm' });
    expect(whole.calls[0]?.messages).toEqual([
      { role: 'system', content: 'The rules.\n\nInstructions of the author of the schema:\nBe exact.' },
      messages[1],
    ]);
  });

  it('is made only if the run may make it, before its deadline', async () => {
    const refused = play({ authorizeCall: () => Promise.reject(new Error('No.')) });
    await expect(refused.ask()).rejects.toThrow('No.');
    const late = play({ callDeadline: AbortSignal.abort(new Error('Too late.')) });
    await expect(late.ask()).rejects.toThrow('Too late.');
    await expect(play({}).ask(AbortSignal.abort(new Error('Cancelled.')))).rejects.toThrow('Cancelled.');
    expect([refused.calls, late.calls]).toEqual([[], []]);
    const deadline = new AbortController();
    const open = play({ callDeadline: deadline.signal });
    await open.ask();
    expect(open.calls[0]?.signal.aborted).toBe(false);
    deadline.abort();
    expect(open.calls[0]?.signal.aborted).toBe(true);
  });

  it('waits for the one before where the cost is limited, also for one that fails', async () => {
    const steps: string[] = [];
    let count = 0;
    const answer = async () => {
      const own = (count += 1);
      steps.push(`begin ${own}`);
      await Promise.resolve();
      steps.push(`end ${own}`);
      if (own === 1) throw new Error('No.');
      return {};
    };
    const limited = play({ getCostLeft: () => 1 }, answer);
    await Promise.allSettled([limited.ask(), limited.ask()]);
    expect(steps).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2']);
    [steps.length, count] = [0, 0];
    const free = play({}, answer);
    await Promise.allSettled([free.ask(), free.ask()]);
    expect(steps.slice(0, 2)).toEqual(['begin 1', 'begin 2']);
  });
});

describe('the turn of a model', () => {
  let now = 0;
  beforeEach(() => {
    now = 1_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => vi.restoreAllMocks());
  const turnsOf = (calls: StructuredCall[]) => calls.map(({ turnMs }) => turnMs);

  it('is none where no other takes over', async () => {
    for (const request of [{}, { fallbacks: 0, getTimeLeft: () => 10 }]) {
      const { calls, ask } = play(request);
      await ask();
      expect(calls[0]).not.toHaveProperty('turnMs');
    }
  });

  it('is an equal share of what is left, anew after each answer', async () => {
    let left = 100_000;
    const { calls, ask } = play({ fallbacks: 3, getTimeLeft: () => left }, async () => {
      now += 10_000;
      left -= 10_000;
      return {};
    });
    now += 1_000;
    await ask();
    await ask();
    // A quarter of 100 s, of which one has passed; then of 90 s.
    expect(turnsOf(calls)).toEqual([24_000, 22_500]);
  });

  it('is not renewed by a failure, and never over before it begins', async () => {
    const { calls, ask } = play({ fallbacks: 1, getTimeLeft: () => 4_000 }, async () => {
      now += 1_500;
      throw new Error('No.');
    });
    for (let time = 0; time < 3; time += 1) await expect(ask()).rejects.toThrow('No.');
    expect(turnsOf(calls)).toEqual([2_000, 500, 1]);
  });

  it('is five minutes at most', async () => {
    for (const getTimeLeft of [undefined, () => 3_600_000]) {
      const { calls, ask } = play({ fallbacks: 1, ...(getTimeLeft && { getTimeLeft }) });
      await ask();
      expect(turnsOf(calls)).toEqual([300_000]);
    }
  });
});
