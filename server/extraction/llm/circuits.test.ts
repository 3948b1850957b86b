import { expect, it } from 'vitest';
import { Circuits } from './circuits.ts';

const who = { provider: 'openai', quota: 'pk_1' };

function open() {
  let now = 0;
  const circuits = new Circuits({ now: () => now });
  for (let failures = 0; failures < 3; failures += 1) circuits.fail('a', who);
  return { circuits, pass: (ms: number) => void (now += ms) };
}

it('opens after three failures in a row', () => {
  const circuits = new Circuits({ now: () => 0 });
  circuits.fail('a', who);
  circuits.fail('a', who);
  circuits.succeed('a');
  circuits.fail('a', who);
  circuits.fail('a', who);
  expect([circuits.admits('a'), circuits.list()]).toEqual([true, []]);
  circuits.fail('a', who);
  expect([circuits.admits('a'), circuits.admits('b')]).toEqual([false, true]);
  expect(circuits.list()).toEqual([{ ...who, failures: 3, retryAt: 30_000 }]);
});

it('lets one call try after the pause, and closes if that succeeds', () => {
  const { circuits, pass } = open();
  pass(30_000);
  expect([circuits.admits('a'), circuits.admits('a')]).toEqual([true, false]);
  circuits.succeed('a');
  expect([circuits.admits('a'), circuits.list()]).toEqual([true, []]);
});

it('doubles the pause when that call fails, up to five minutes', () => {
  const { circuits, pass } = open();
  const pauses: number[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    const before = circuits.list()[0]?.retryAt ?? 0;
    pass(pauses.at(-1) ?? 30_000);
    expect(circuits.admits('a')).toBe(true);
    circuits.fail('a', who);
    pauses.push((circuits.list()[0]?.retryAt ?? 0) - before);
  }
  expect(pauses).toEqual([60_000, 120_000, 240_000, 300_000, 300_000]);
});

it('does not prolong the pause for calls that were under way', () => {
  const { circuits, pass } = open();
  pass(10_000);
  circuits.fail('a', who);
  expect(circuits.list()).toEqual([{ ...who, failures: 4, retryAt: 30_000 }]);
});
