import { appendKey, parsePointer } from '../../../lib/pointer-steps.ts';

type Data = Record<string, unknown>;

/** The value at a path, and the object or list that holds it. */
export function locate(root: unknown, path: string): { parent: unknown; key: string; value: unknown } {
  const steps = parsePointer(path);
  const key = steps.pop() ?? '';
  const parent = steps.reduce<unknown>((node, step) => (node as Data | null | undefined)?.[step], root);
  return { parent, key, value: (parent as Data | null | undefined)?.[key] };
}

/** A tree whose changes leave what it was before as it is: what is changed is copied, once, and all else is shared. */
export class SharedTree<T> {
  root: T;
  readonly #copied = new WeakSet();

  constructor(root: T) {
    this.root = root;
  }

  #copy<N>(node: N): N {
    if (typeof node !== 'object' || node === null || this.#copied.has(node)) return node;
    const copy = (Array.isArray(node) ? [...(node as unknown[])] : { ...node }) as N & object;
    this.#copied.add(copy);
    return copy;
  }

  /** What holds the value at a path, as a copy of its own. */
  #locateCopy(path: string): { parent: unknown; key: string; value: unknown } {
    const steps = parsePointer(path);
    const key = steps.pop() ?? '';
    this.root = this.#copy(this.root);
    let parent: unknown = this.root;
    for (const step of steps) {
      const child = this.#copy((parent as Data | null | undefined)?.[step]);
      if (child !== undefined && child !== null) define(parent, step, child);
      parent = child;
    }
    return { parent, key, value: (parent as Data | null | undefined)?.[key] };
  }

  put(path: string, value: unknown): void {
    const { parent, key } = this.#locateCopy(path);
    define(parent, key, value);
  }

  removeAt(path: string): unknown {
    const { parent, key, value } = this.#locateCopy(path);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    return value;
  }

  /** Inserts before the position that a path names, or appends to the list that it names. Returns the row's path. */
  insertAt(path: string, value: unknown): string {
    const { parent, key, value: list } = this.#locateCopy(path);
    if (Array.isArray(list)) {
      define(parent, key, [...(list as unknown[]), value]);
      return appendKey(path, list.length);
    }
    if (!Array.isArray(parent)) {
      define(parent, key, [value]);
      return appendKey(path, 0);
    }
    const index = key === '-' ? parent.length : Number(key);
    parent.splice(index, 0, value);
    return path.slice(0, path.lastIndexOf('/') + 1) + String(index);
  }
}

function define(parent: unknown, key: string, value: unknown): void {
  if (typeof parent !== 'object' || parent === null) return;
  Object.defineProperty(parent, key, { value, writable: true, enumerable: true, configurable: true });
}
