import type { PinnedContract, PinnedOperation } from '../pinned-contract.ts';
import { serviceError } from '../service-error.ts';

export interface Match {
  operation: PinnedOperation;
  path: Record<string, unknown>;
}

interface Route {
  operation: PinnedOperation;
  pattern: RegExp;
  names: string[];
}

function createRoute(operation: PinnedOperation): Route {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const source = operation.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '([^/]+)');
  return { operation, names, pattern: new RegExp(`^${source}$`) };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Finds the operation of a request, by the contract's methods and paths. */
export class Router {
  readonly #routes: Route[];

  constructor({ operations }: PinnedContract) {
    this.#routes = operations.map(createRoute);
  }

  #at(pathname: string): Route[] {
    const routes = this.#routes.filter(({ pattern }) => pattern.test(pathname));
    // A path without parameters comes before one that has them.
    return routes.toSorted((a, b) => a.names.length - b.names.length);
  }

  /** Whether the contract has something at this path. */
  has(pathname: string): boolean {
    return this.#at(pathname).length > 0;
  }

  /** Throws `not_found`, and `method_not_allowed` with the methods that are possible. */
  match(method: string, pathname: string): Match {
    const routes = this.#at(pathname);
    const route = routes.find(({ operation }) => operation.method === (method === 'HEAD' ? 'GET' : method));
    if (route !== undefined) {
      const values = route.pattern.exec(pathname)?.slice(1) ?? [];
      const path = route.names.map((name, index) => [name, decode(values[index] ?? '')]);
      return { operation: route.operation, path: Object.fromEntries(path) as Record<string, unknown> };
    }
    if (routes.length === 0)
      throw serviceError('not_found', `There is nothing at ${pathname}. The reference is at /docs.`);
    const methods = [
      ...new Set(routes.flatMap(({ operation: { method: one } }) => (one === 'GET' ? ['HEAD', one] : one))),
    ];
    throw serviceError('method_not_allowed', `${method} is not possible here. Possible: ${methods.join(', ')}.`, {
      headers: { allow: methods.join(', ') },
    });
  }
}
