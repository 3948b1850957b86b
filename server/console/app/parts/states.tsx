import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { isOutage, pause } from '../api/outage.ts';
import { describeError } from '../api/query-client.ts';

/** How often a server that is out of reach is asked again. */
const RETRY_MS = 3_000;

export function LoadingState({ label = 'Loading' }: { label?: string | undefined }) {
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
      <h2>{title}</h2>
      {children}
    </div>
  );
}

interface PendingStateProps {
  error: unknown;
  retry?: () => void;
  label?: string;
}

/** For a view whose data is missing: why it could not be loaded, or that it is loading. */
export function PendingState({ error, retry, label }: PendingStateProps) {
  return error === null ? <LoadingState label={label} /> : <ErrorState error={error} retry={retry} />;
}

export function ErrorState({ error, retry }: { error: unknown; retry?: (() => void) | undefined }) {
  useEffect(() => {
    let isShown = true;
    if (retry !== undefined && isOutage(error)) void pause(RETRY_MS).then(() => isShown && retry());
    return () => {
      isShown = false;
    };
  }, [error]);
  return (
    <div class="state" role="alert">
      <h2>This did not work</h2>
      <p class="muted">{describeError(error)}</p>
      {retry !== undefined && (
        <button type="button" class="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}
