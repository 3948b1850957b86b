import { signal } from '@preact/signals';

interface Notice {
  id: number;
  text: string;
  isError: boolean;
}

const SHOWN_MS = 5_000;
const notices = signal<Notice[]>([]);
let lastId = 0;

const remove = (id: number) => {
  notices.value = notices.value.filter((notice) => notice.id !== id);
};

/** Shows a sentence for a few seconds. Errors stay until they are closed. */
export function notify(text: string, { isError = false } = {}): void {
  const id = (lastId += 1);
  notices.value = [...notices.value, { id, text, isError }];
  if (!isError) setTimeout(() => remove(id), SHOWN_MS);
}

export function Notices() {
  return (
    <div class="notices" aria-live="polite">
      {notices.value.map(({ id, text, isError }) => (
        <div key={id} class={isError ? 'notice notice-error' : 'notice'}>
          <span>{text}</span>
          <button type="button" class="link-button" onClick={() => remove(id)}>
            Close
          </button>
        </div>
      ))}
    </div>
  );
}
