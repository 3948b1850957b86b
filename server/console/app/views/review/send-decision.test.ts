import { ExcerptError } from '@excerpt/sdk';
import { expect, it } from 'vitest';
import { sendDecision } from './send-decision.ts';

const fail = (status?: number) => new ExcerptError({ code: 'test', message: 'refused', status });

/** Plays a server: each request meets the next fault, which may come after the server has decided. */
async function play(faults: { error: Error; isDone?: boolean }[]) {
  const said: string[] = [];
  let decided: string | null = null;
  const meet = () => {
    const fault = faults.shift();
    if (fault?.isDone === true) decided = 'approved';
    if (fault !== undefined) throw fault.error;
  };
  const result = await sendDecision<string>({
    async send() {
      said.push('send');
      if (decided !== null) throw fail(409);
      meet();
      decided = 'approved';
      return decided;
    },
    async findDecided() {
      meet();
      return decided;
    },
    pause: async (ms) => void said.push(`pause ${ms}`),
    signedIn: async () => void said.push('sign in'),
    setWaiting: (isWaiting) => void said.push(isWaiting ? 'wait' : 'end'),
  });
  return { result, said };
}

it('waits for a server that is out of reach', async () => {
  const { result, said } = await play([{ error: fail() }, { error: fail(503) }]);
  expect(result).toBe('approved');
  expect(said).toEqual(['send', 'wait', 'pause 1000', 'wait', 'pause 2000', 'send', 'end']);
});

it('takes an answer that was lost for no refusal', async () => {
  const { result, said } = await play([{ error: fail(), isDone: true }]);
  expect(result).toBe('approved');
  expect(said.filter((step) => step === 'send')).toHaveLength(1);
});

it('goes on after signing in again', async () => {
  expect((await play([{ error: fail(401) }])).said).toEqual(['send', 'sign in', 'send', 'end']);
});

it('throws what the server refuses', async () => {
  await expect(play([{ error: fail(409) }])).rejects.toThrow('refused');
});
