/** Uploads that are not finished, kept by the browser so that a reload loses none. */
import type { UploadItem } from './upload-item.ts';

const DATABASE = 'excerpt';
const STORE = 'uploads';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no data.'));
  });
}

/** Does it whole or not at all. */
async function use<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> {
  try {
    const database = await open();
    try {
      return await new Promise<Result | undefined>((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const request = work(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve(request?.result);
        transaction.onabort = () => reject(transaction.error ?? new Error('The browser does not store the upload.'));
      });
    } finally {
      database.close();
    }
  } catch {
    // Private windows and full disks store nothing. Uploads work without.
    return undefined;
  }
}

let storing = 0;

/** Files that were added together are kept together: an upload that has lost some looks whole. */
export async function storeUploads(items: UploadItem[]): Promise<void> {
  storing += 1;
  await use('readwrite', (store) => items.map((item) => store.put(item)).at(-1));
  storing -= 1;
}

addEventListener('beforeunload', (event) => {
  if (storing > 0) event.preventDefault();
});

export const forgetUpload = (id: string) => use('readwrite', (store) => store.delete(id));

export const forgetUploads = () => use('readwrite', (store) => store.clear());

/** In the order in which they were added. */
export async function readUploads(): Promise<UploadItem[]> {
  const items = (await use('readonly', (store) => store.getAll() as IDBRequest<UploadItem[]>)) ?? [];
  return items.toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
}
