import { useState } from 'preact/hooks';
import { useShortcuts } from './shortcuts.ts';

interface RowKeys {
  /** Of the group of keys, such as `Runs`. */
  name: string;
  /** What a row is, such as `run`. */
  noun: string;
  total: number | undefined;
  /** Absent for rows that are not opened. */
  open?: (index: number) => void;
  /** The row to begin with. */
  first?: number;
}

/** Keys that go through the rows of a list. Returns the index of the current one; -1 for none. */
export function useRowKeys({ name, noun, total = 0, open, first = -1 }: RowKeys): number {
  const [current, setCurrent] = useState(first);
  const move = (by: number) => setCurrent((before) => Math.min(total - 1, Math.max(0, before + by)));
  useShortcuts(name, [
    { keys: 'j', label: `Next ${noun}`, run: () => move(1) },
    { keys: 'k', label: `Previous ${noun}`, run: () => move(-1) },
    { keys: 'ArrowDown', label: `Next ${noun}`, run: () => move(1) },
    { keys: 'ArrowUp', label: `Previous ${noun}`, run: () => move(-1) },
    ...(open === undefined ? [] : [{ keys: 'o', label: `Open the ${noun}`, run: () => open(Math.max(0, current)) }]),
  ]);
  return current;
}
