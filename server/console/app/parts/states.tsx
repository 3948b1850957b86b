import type { ComponentChildren } from 'preact';
import { describeError } from '../api/query-client.ts';

export function LoadingState({ label = 'Loading' }: { label?: string }) {
  return (
    <div class="state" role="status">
      <span class="spinner" aria-hidden="true" />
      <span class="visually-hidden">{label}</span>
    </div>
  );
}

export function EmptyState({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="state">
      <h2 class="state-title">{title}</h2>
      {children}
    </div>
  );
}

export function ErrorState({ error, retry }: { error: unknown; retry?: () => void }) {
  return (
    <div class="state" role="alert">
      <h2 class="state-title">This did not work</h2>
      <p class="muted">{describeError(error)}</p>
      {retry !== undefined && (
        <button type="button" class="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}
