import { streamRunEvents, type Run, type RunEvent } from '@excerpt/sdk';
import { useQueryClient } from '@tanstack/preact-query';
import { useEffect, useState } from 'preact/hooks';
import { getClient } from '../../api/console-session.ts';
import { isActive } from '../../parts/status-badge.tsx';

const RECONNECT_MS = 2_000;

/** The newest event of a run while it is active. Its end is read as the run. */
export function useRunProgress(run: Run | undefined): RunEvent | null {
  const [event, setEvent] = useState<RunEvent | null>(null);
  const queries = useQueryClient();
  const id = run?.id;
  const isFollowed = run !== undefined && isActive(run.status);
  useEffect(() => {
    if (!isFollowed || id === undefined) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = async () => {
      try {
        const { stream } = await streamRunEvents({ client: getClient(), path: { id }, signal: controller.signal });
        for await (const next of stream) setEvent(next);
      } catch {
        // A connection that is cut is made again; the run itself says why it failed.
      }
      if (controller.signal.aborted) return;
      await queries.invalidateQueries({ queryKey: ['getRun'] });
      timer = setTimeout(() => void follow(), RECONNECT_MS);
    };
    void follow();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [id, isFollowed]);
  return isFollowed ? event : null;
}
