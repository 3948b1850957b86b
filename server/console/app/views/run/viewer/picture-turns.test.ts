import { expect, it } from 'vitest';
import { takeTurn } from './picture-turns.ts';

it('fetches four pictures at once, large ones first, and none that are no longer wanted', async () => {
  const started: string[] = [];
  const open: (() => void)[] = [];
  const { signal } = new AbortController();
  const gone = new AbortController();
  const fetchOne = (name: string) => () => {
    started.push(name);
    return new Promise<void>((resolve) => open.push(resolve));
  };
  const small = ['1', '2', '3', '4', '5', '6'].map((name) => takeTurn(fetchOne(name), { isFirst: false, signal }));
  const unwanted = takeTurn(fetchOne('gone'), { isFirst: false, signal: gone.signal });
  const large = takeTurn(fetchOne('large'), { isFirst: true, signal });
  gone.abort();
  const refused = expect(unwanted).rejects.toThrow(/aborted/);
  await Promise.resolve();
  expect(started).toEqual(['1', '2', '3', '4']);
  open.shift()?.();
  await expect.poll(() => started.at(-1)).toBe('large');
  while (open.length > 0) {
    open.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
  await Promise.all([...small, large, refused]);
  expect(started).toEqual(['1', '2', '3', '4', 'large', '5', '6']);
});
