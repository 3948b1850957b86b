/** The properties to keep: entirely, or some of their properties. */
export type Selection = true | Map<string, Selection>;

/** The selection of the properties at some paths. */
export function createSelection(paths: readonly (readonly string[])[]): Selection {
  const root = new Map<string, Selection>();
  for (const path of paths) addPath(root, path);
  return root;
}

function addPath(root: Map<string, Selection>, path: readonly string[]): void {
  let current = root;
  for (const [index, key] of path.entries()) {
    const existing = current.get(key);
    if (index === path.length - 1) current.set(key, true);
    else if (existing === true) return;
    else {
      const next = existing ?? new Map<string, Selection>();
      current.set(key, next);
      current = next;
    }
  }
}
