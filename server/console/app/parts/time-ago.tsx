import { toDateTime, toTimeAgo } from '../lib/time-words.ts';

/** How long ago something was; the exact time in its tooltip. */
export function TimeAgo({ at }: { at: string }) {
  return (
    <time dateTime={at} title={toDateTime(at)}>
      {toTimeAgo(at)}
    </time>
  );
}
