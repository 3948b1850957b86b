/** The part of msw's request handlers that msw itself calls, in its versions 2 and 3. */
interface StructuralHandler {
  kind: 'request';
  /** msw before 2.12. */
  __kind: 'RequestHandler';
  info: { header: string; path: string; method: string; callFrame?: string };
  options: Record<string, never>;
  isUsed: boolean;
  parse(args: { request: Request }): Promise<Record<string, never>>;
  predicate(args: { request: Request }): boolean;
  test(args: { request: Request }): Promise<boolean>;
  run(args: { request: Request; requestId?: string }): Promise<object | null>;
  log(): void;
  reset(): void;
  restore(): void;
  /** msw 3. */
  dispose(): void;
}

/**
 * A handler of msw without msw: an object of the shape that msw calls.
 *
 * @param claims whether a request is one to the service
 */
export function createMswHandler(
  answer: (request: Request) => Promise<Response>,
  claims: (request: Request) => boolean,
): StructuralHandler {
  const handler: StructuralHandler = {
    kind: 'request',
    __kind: 'RequestHandler',
    info: { header: 'The fake of the Excerpt service', path: '*', method: 'ALL' },
    options: {},
    isUsed: false,
    parse: () => Promise.resolve({}),
    predicate: ({ request }) => claims(request),
    test: ({ request }) => Promise.resolve(claims(request)),
    async run({ request, requestId }) {
      if (!claims(request)) return null;
      handler.isUsed = true;
      const copy = request.clone();
      return { handler, request: copy, requestId, response: await answer(request), parsedResult: {} };
    },
    log() {},
    reset() {
      handler.isUsed = false;
    },
    restore() {
      handler.isUsed = false;
    },
    dispose() {},
  };
  return handler;
}
