/** The reason of the signal after Ctrl-C. */
export class Interrupted extends Error {
  readonly exitCode: number;
  constructor(exitCode: number) {
    super('Interrupted.');
    this.name = 'Interrupted';
    this.exitCode = exitCode;
  }
}

/** 128 and the number of the signal, as shells report it. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Runs `work` with a signal that the first Ctrl-C (or SIGTERM, SIGHUP) aborts. The second one ends the process at once.
 */
export async function withInterrupts<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const names = Object.keys(EXIT_CODES) as (keyof typeof EXIT_CODES)[];
  const onSignal = (name: NodeJS.Signals): void => {
    const exitCode = EXIT_CODES[name as keyof typeof EXIT_CODES];
    if (controller.signal.aborted) process.exit(exitCode);
    if (process.stderr.isTTY) process.stderr.write('\nStopping. Press Ctrl-C again to end at once.\n');
    controller.abort(new Interrupted(exitCode));
  };
  for (const name of names) process.on(name, onSignal);
  try {
    return await work(controller.signal);
  } finally {
    for (const name of names) process.off(name, onSignal);
  }
}
