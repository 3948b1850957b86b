/**
 * Group commit: calls during one sync share the next, since a disk takes as long for one commit as for a hundred.
 * @param sync resolves when everything written before is on the disk
 */
export function createGroupSync(sync: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        running = sync();
        return running;
      });
    return next;
  };
}
