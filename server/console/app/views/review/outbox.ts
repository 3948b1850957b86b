/** Corrections on their way to the server. They are kept until it has them, also while it is out of reach. */
import { ExcerptError, type Review, type ReviewAction, type ReviewActionInput } from '@excerpt/sdk';
import { signal, type Signal } from '@preact/signals';

/** A correction that the server has not confirmed, and the text that was typed for it. */
export interface UnsentAction extends ReviewActionInput {
  text?: string;
}

export interface OutboxState {
  unsent: readonly UnsentAction[];
  /** The server is out of reach: corrections are sent again until it answers. */
  isWaiting: boolean;
  /** Why the server takes no correction of this review now; null if it does. */
  blocked: string | null;
  /** What an added row lacks: it is sent with the values that complete it. Null if nothing waits for that. */
  incomplete: string | null;
  /** Corrections that do not fit the schema, until they are typed again. */
  refused: readonly RefusedAction[];
}

export interface RefusedAction {
  path: string;
  text: string | undefined;
  message: string;
}

/** What an outbox does with the server. */
export interface OutboxServer {
  /** Refuses with `review_changed` if the review has not exactly `revision` actions before these. */
  send(actions: ReviewActionInput[], revision: number): Promise<Review>;
  load(): Promise<Review>;
  /** An error in words for people. */
  describe(error: unknown): string;
  /** Resolves after a pause, or as soon as the network is back. */
  pause(ms: number): Promise<void>;
}

export interface Outbox {
  state: Signal<OutboxState>;
  add(actions: UnsentAction[], known: number): void;
  /** Forgets what was refused at a path. */
  dismiss(path: string): void;
  /** Resolves once all is sent or nothing more can be sent. Returns whether all was. */
  flush(): Promise<boolean>;
  /** Tries again what was blocked. */
  resume(): void;
  discard(): void;
}

const MAX_ACTIONS = 1_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 15_000;
/** After so long without an answer, a person is told that nothing is saved yet. */
const SLOW_MS = 5_000;

const isOutage = (error: unknown): boolean =>
  error instanceof ExcerptError && (error.status === undefined || error.status === 429 || error.status >= 500);

const hasStatus = (error: unknown, status: number): boolean => error instanceof ExcerptError && error.status === status;

const isChanged = (error: unknown): boolean => error instanceof ExcerptError && error.code === 'review_changed';

/** The place of the correction that the server names; the first one if it names none. */
function findFault(error: unknown): number {
  const place = error instanceof ExcerptError ? /^\/actions\/(\d+)/.exec(error.details?.[0]?.path ?? '') : null;
  return Number(place?.[1] ?? 0);
}

const isSame = (stored: ReviewAction | undefined, { path, action, value }: UnsentAction): boolean =>
  stored !== undefined &&
  stored.path === path &&
  stored.action === action &&
  (value === undefined || JSON.stringify(stored.value) === JSON.stringify(value));

interface KeptOutbox {
  unsent?: UnsentAction[];
  refused?: RefusedAction[];
  known?: number;
}

interface OutboxOptions {
  /** Where corrections that are unsent or were refused outlive a reload of the page. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  key: string;
  server: OutboxServer;
  /** Receives the review after each change. */
  store: (review: Review) => void;
}

export function createOutbox({ storage, key, server, store }: OutboxOptions): Outbox {
  const kept = storage.getItem(key);
  const { unsent = [], refused = [], known: keptKnown = 0 } = JSON.parse(kept ?? '{}') as KeptOutbox;
  const state = signal<OutboxState>({ unsent, isWaiting: false, blocked: null, incomplete: null, refused });
  /** The number of actions that the server had before the unsent ones. */
  let known = keptKnown;
  // What was kept may have been sent before the page was left.
  let isUncertain = unsent.length > 0;
  /** Of the request that was answered last. */
  let sentCount = 0;
  let sending: Promise<boolean> | null = null;

  function update(changes: Partial<OutboxState>): void {
    state.value = { ...state.value, ...changes };
    const { unsent: waiting, refused: returned } = state.value;
    if (waiting.length + returned.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ unsent: waiting, refused: returned, known }));
  }

  function take(review: Review, count: number): void {
    known = review.actions.length;
    // Before they leave the unsent ones, so that no correction is missing for a moment.
    store(review);
    update({ unsent: state.value.unsent.slice(count), isWaiting: false });
  }

  /** An answer was lost: leaves out what the server has already. */
  async function reconcile(): Promise<void> {
    const review = await server.load();
    const since = review.actions.slice(known);
    const stored = state.value.unsent.findIndex((action, index) => !isSame(since[index], action));
    take(review, stored === -1 ? state.value.unsent.length : stored);
    isUncertain = false;
  }

  async function sendSome(): Promise<void> {
    const actions = state.value.unsent.slice(0, MAX_ACTIONS);
    if (actions.length === 0) return;
    sentCount = actions.length;
    const inputs = actions.map(({ text: _text, ...action }) => action);
    take(await server.send(inputs, known), actions.length);
  }

  async function sendAll(): Promise<boolean> {
    let pauseMs = FIRST_PAUSE_MS;
    while (state.value.unsent.length > 0) {
      const slow = setTimeout(() => update({ isWaiting: true }), SLOW_MS);
      try {
        if (isUncertain) await reconcile();
        await sendSome();
        pauseMs = FIRST_PAUSE_MS;
      } catch (error) {
        if (isOutage(error)) {
          isUncertain = true;
          update({ isWaiting: true });
          await server.pause(pauseMs);
          pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
        } else if (isChanged(error)) {
          // The server was still at work on what was sent before, or another person corrected the review.
          isUncertain = true;
          await server.pause(pauseMs);
          pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
        } else if (hasStatus(error, 422)) {
          if (!refuse(error)) return false;
        } else {
          // Without a valid key the view is left; the corrections are sent after signing in.
          update({ isWaiting: false, blocked: hasStatus(error, 401) ? null : server.describe(error) });
          return false;
        }
      } finally {
        clearTimeout(slow);
      }
    }
    return state.value.refused.length === 0;
  }

  /** Takes back the correction at fault. False for an added row that lacks values, which waits for them. */
  function refuse(error: unknown): boolean {
    const { unsent: sent, refused: returned } = state.value;
    const at = findFault(error);
    const action = sent[at];
    const message = server.describe(error);
    if (action === undefined || action.action === 'addRow') {
      // More came while it was sent.
      if (Math.min(sent.length, MAX_ACTIONS) > sentCount) return true;
      update({ isWaiting: false, incomplete: message });
      return false;
    }
    const { path, text } = action;
    const others = returned.filter((refused) => refused.path !== path);
    update({ unsent: sent.toSpliced(at, 1), refused: [...others, { path, text, message }] });
    return true;
  }

  function flush(): Promise<boolean> {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  return {
    state,
    add(actions, before) {
      if (state.value.unsent.length === 0) known = before;
      update({ unsent: [...state.value.unsent, ...actions], blocked: null, incomplete: null });
      void flush();
    },
    dismiss: (path) => update({ refused: state.value.refused.filter((refused) => refused.path !== path) }),
    flush,
    resume() {
      update({ blocked: null, incomplete: null });
      void flush();
    },
    discard: () => update({ unsent: [], blocked: null, incomplete: null, isWaiting: false }),
  };
}
