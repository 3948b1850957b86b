import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, type PlayedBrowser } from '../testing/play-browser.ts';
import type { UploadItem } from './upload-item.ts';

interface PlayedRequest {
  result?: unknown;
  error?: Error;
  onupgradeneeded?: () => void;
  onsuccess?: () => void;
  onerror?: () => void;
}

/** The database of a browser with one table. A transaction ends, or is undone, after its requests. */
function playDatabase({ isRefused = false, isFull = false } = {}) {
  const rows = new Map<string, unknown>();
  const modes: string[] = [];
  let open = 0;
  let stores: string[] = [];
  const database = {
    createObjectStore: (name: string, { keyPath }: { keyPath: string }) =>
      void (stores = [...stores, `${name} by ${keyPath}`]),
    close: () => void (open -= 1),
    transaction(_name: string, mode: string) {
      modes.push(mode);
      const before = new Map(rows);
      const transaction = {
        error: isFull ? new Error('QuotaExceededError') : null,
        oncomplete: () => undefined,
        onabort: () => undefined,
        objectStore: () => ({
          put: (row: { id: string }) => ({ result: rows.set(row.id, row) && row.id }),
          delete: (id: string) => ({ result: void rows.delete(id) }),
          clear: () => ({ result: rows.clear() }),
          getAll: () => ({ result: [...rows.values()] }),
        }),
      };
      queueMicrotask(() => {
        if (!isFull) return transaction.oncomplete();
        rows.clear();
        for (const [id, row] of before) rows.set(id, row);
        return transaction.onabort();
      });
      return transaction;
    },
  };
  const indexedDB = {
    open() {
      const request: PlayedRequest = { result: database };
      queueMicrotask(() => {
        if (isRefused) return request.onerror?.();
        open += 1;
        if (stores.length === 0) request.onupgradeneeded?.();
        return request.onsuccess?.();
      });
      return request;
    },
  };
  return { indexedDB, rows, modes, countOpen: () => open, listStores: () => stores };
}

let browser: PlayedBrowser;
let store: typeof import('./upload-store.ts');
beforeEach(async () => {
  browser = playBrowser();
  store = await import('./upload-store.ts');
});
afterEach(() => closeBrowser());

const item = (id: string, createdAt: number) => ({ id, createdAt }) as UploadItem;

test('uploads are kept, read in their order, and forgotten', async () => {
  const played = playDatabase();
  vi.stubGlobal('indexedDB', played.indexedDB);
  await store.storeUploads([item('b', 2), item('c', 1), item('a', 2)]);
  expect(played.listStores()).toEqual(['uploads by id']);
  expect((await store.readUploads()).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  await store.forgetUpload('a');
  expect([...played.rows.keys()]).toEqual(['b', 'c']);
  await store.forgetUploads();
  expect(await store.readUploads()).toEqual([]);
  expect(played.modes).toEqual(['readwrite', 'readonly', 'readwrite', 'readwrite', 'readonly']);
  expect(played.countOpen()).toBe(0);
});

test('uploads work without a place to keep them', async () => {
  const full = playDatabase({ isFull: true });
  vi.stubGlobal('indexedDB', full.indexedDB);
  await store.storeUploads([item('a', 1)]);
  expect([full.rows.size, full.countOpen()]).toEqual([0, 0]);
  vi.stubGlobal('indexedDB', playDatabase({ isRefused: true }).indexedDB);
  await store.storeUploads([item('a', 1)]);
  expect(await store.readUploads()).toEqual([]);
});

test('the page is not left while files are being kept', async () => {
  vi.stubGlobal('indexedDB', playDatabase().indexedDB);
  const leave = () => {
    const preventDefault = vi.fn<() => void>();
    browser.dispatch('beforeunload', { preventDefault });
    return preventDefault.mock.calls.length;
  };
  expect(leave()).toBe(0);
  const storing = store.storeUploads([item('a', 1)]);
  expect(leave()).toBe(1);
  await storing;
  expect(leave()).toBe(0);
});
