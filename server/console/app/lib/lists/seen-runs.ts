/** Which runs this person has opened in this browser. */
import { signal } from '@preact/signals';

const STORED = 'excerpt.seen';
/** The newest are kept. */
const MAX_SEEN = 5_000;

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

export const seenRuns = signal<ReadonlySet<string>>(new Set(read()));

export function markSeen(id: string): void {
  if (seenRuns.value.has(id)) return;
  // Another tab may have added some.
  const ids = [...new Set([...read(), id])].slice(-MAX_SEEN);
  localStorage.setItem(STORED, JSON.stringify(ids));
  seenRuns.value = new Set(ids);
}
