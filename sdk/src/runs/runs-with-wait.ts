import { ConnectionError, ExcerptError } from '../request-errors.ts';
import { Runs } from '../generated/resources.gen.ts';
import type { Run, RunEvent } from '../generated/types.gen.ts';
import type { RequestOptions } from '../http/client-settings.ts';
import { sleep } from '../http/retries.ts';
import { rideOut } from '../waiting/ride-out.ts';
import { withTimeout } from '../waiting/with-timeout.ts';

const FINAL = new Set<string>(['completed', 'failed', 'cancelled']);
/** Seconds for which one request is held open. */
const HELD_S = 30;
/** A network in which so many streams in a row bring nothing new is not for streams. */
const MAX_BREAKS = 20;
const EVENTS_BROKEN = 'events_broken';
/** A server that answers at once although it was asked to wait must not be asked without a pause. */
const PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;

export interface WaitOptions {
  /** Ends the wait, not the run; the promise rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
  /** Milliseconds after which the wait ends with a `TimeoutError`; the run goes on. No limit by default. */
  timeout?: number | undefined;
  /** Called with each change of status and each step of progress. */
  onProgress?: ((event: RunEvent) => void) | undefined;
}

function nameRun(id: string, error: unknown): never {
  if (error instanceof ExcerptError) error.runId = id;
  throw error;
}

export class RunsWithWait extends Runs {
  /**
   * Waits for a run to be final, however it ends, and answers it. A server that restarts, or cannot be reached, is
   * asked again for five minutes.
   *
   * @throws TimeoutError when `timeout` has passed. Every `ExcerptError` has the `runId`
   */
  wait(id: string, options: WaitOptions = {}): Promise<Run> {
    const { onProgress } = options;
    return withTimeout(options, `The run ${id} did not end in time.`, async (signal) => {
      if (onProgress) await this.#follow(id, onProgress, signal);
      for (;;) {
        const run = await rideOut(signal, () => this.get(id, { wait: HELD_S, signal }));
        if (FINAL.has(run.status)) return run;
        await sleep(PAUSE_MS, signal);
      }
    }).catch((error: unknown) => nameRun(id, error));
  }

  /** Reports the events of a run to their end, or until the network turns out not to be made for streams. */
  async #follow(id: string, onProgress: (event: RunEvent) => void, signal: AbortSignal): Promise<void> {
    try {
      for await (const event of this.streamEvents(id, { signal })) onProgress(event);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ExcerptError) || error.code !== EVENTS_BROKEN) throw error;
    }
  }

  /**
   * Follows a run: its current status, every change of it and every step of progress, until the run is final. A stream
   * that breaks off is opened again, for up to five minutes without an answer. It goes on with the status of that
   * moment: steps that were taken in between are missing.
   *
   * @throws ConnectionError when stream after stream breaks off. Every `ExcerptError` has the `runId`
   */
  override async *streamEvents(id: string, options: RequestOptions = {}): AsyncGenerator<RunEvent, void, undefined> {
    const { signal } = options;
    let status = '';
    try {
      for (let breaks = 0; breaks < MAX_BREAKS; breaks += 1) {
        if (breaks > 0) await sleep(Math.min(PAUSE_MS * 2 ** (breaks - 1), MAX_PAUSE_MS), signal);
        const { events, first } = await rideOut(signal, async () => {
          const opened = super.streamEvents(id, options);
          return { events: opened, first: await opened.next() };
        });
        try {
          for (let next = first; !next.done; next = await events.next()) {
            const event = next.value;
            // Each stream begins with the status, which the one before may have reported.
            if (next === first && event.status === status) continue;
            status = event.status;
            breaks = 0;
            yield event;
            if (FINAL.has(status)) return;
          }
        } catch (error) {
          signal?.throwIfAborted();
          if (!(error instanceof ConnectionError)) throw error;
        } finally {
          await events.return(undefined);
        }
      }
      throw new ConnectionError({ code: EVENTS_BROKEN, message: 'The stream of events broke off.', retryable: true });
    } catch (error) {
      nameRun(id, error);
    }
  }
}
