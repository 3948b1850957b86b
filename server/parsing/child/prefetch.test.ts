import { expect, test } from 'vitest';
import { readAhead } from './prefetch.ts';

async function* numbers(log: string[], { failAt }: { failAt?: number } = {}): AsyncGenerator<number> {
  try {
    for (let number = 1; number <= 3; number++) {
      if (number === failAt) throw new Error(`no ${number}`);
      log.push(`made ${number}`);
      yield number;
    }
  } finally {
    log.push('closed');
  }
}

test('the next value is made while the one before is dealt with', async () => {
  const log: string[] = [];
  for await (const number of readAhead(numbers(log))) {
    await Promise.resolve();
    log.push(`took ${number}`);
  }
  expect(log).toEqual(['made 1', 'made 2', 'took 1', 'made 3', 'took 2', 'closed', 'took 3']);
});

test('a failure comes after the values before it', async () => {
  const taken: number[] = [];
  const read = async () => {
    for await (const number of readAhead(numbers([], { failAt: 3 }))) taken.push(number);
  };
  await expect(read()).rejects.toThrow('no 3');
  expect(taken).toEqual([1, 2]);
});

test('closes the source when the consumer stops early, whatever the pending value becomes', async () => {
  const log: string[] = [];
  for await (const number of readAhead(numbers(log, { failAt: 2 }))) {
    expect(number).toBe(1);
    break;
  }
  expect(log).toEqual(['made 1', 'closed']);
});
