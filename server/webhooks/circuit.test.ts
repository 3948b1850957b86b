import { describe, expect, it } from 'vitest';
import { judgeCircuit, nextProbeAt } from './circuit.ts';

const NOW = Date.parse('2026-01-31T09:30:00.000Z');
const at = (ms: number) => new Date(NOW + ms).toISOString();
const open = { failures: 10, circuitUntil: at(60_000) };
const third = { attempts: 2, dueAt: at(0) };

describe('the circuit of an endpoint', () => {
  it('is closed before the tenth failure in a row', () => {
    expect(nextProbeAt(9, NOW)).toBeNull();
    expect(judgeCircuit({ failures: 9, circuitUntil: null }, third, NOW)).toEqual({ kind: 'pass' });
  });

  it.each([0, 1])('lets the first attempt at an event and its first retry pass when it is open (%d)', (attempts) => {
    expect(judgeCircuit(open, { ...third, attempts }, NOW)).toEqual({ kind: 'pass' });
  });

  it('holds other attempts back until after the next probe', () => {
    expect(judgeCircuit(open, third, NOW, () => 0)).toEqual({ kind: 'wait', delayMs: 60_000 });
    expect(judgeCircuit(open, third, NOW, () => 0.5)).toEqual({ kind: 'wait', delayMs: 90_000 });
  });

  it('lets one attempt probe once a minute has passed', () => {
    expect(judgeCircuit(open, third, NOW + 60_000)).toEqual({ kind: 'probe' });
  });

  it('holds no attempt back for more than 5 minutes', () => {
    const later = { failures: 100, circuitUntil: at(300_000) };
    expect(judgeCircuit(later, third, NOW + 290_000, () => 1)).toEqual({ kind: 'wait', delayMs: 10_000 });
    expect(judgeCircuit(later, third, NOW + 300_000)).toEqual({ kind: 'pass' });
  });
});
