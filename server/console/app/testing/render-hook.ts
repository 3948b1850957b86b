import { QueryClient, QueryClientProvider } from '@tanstack/preact-query';
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { onClose } from './play-browser.ts';

export interface RenderedHook<Result> {
  /** What the hook returned last. */
  readonly current: Result;
  queries: QueryClient;
  /** Does something, and waits until all that follows from it is rendered. */
  act(work: (current: Result) => unknown): Promise<void>;
  /** Renders again, after something else has changed. */
  rerender(): Promise<void>;
  unmount(): void;
}

/** Enough of an element to render components that draw nothing. */
const makeParent = () => ({ nodeType: 1, childNodes: [], firstChild: null, namespaceURI: '' }) as unknown as Element;

const makeQueries = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });

/** Runs a hook in a component that draws nothing. The globals are those of `playBrowser`. */
export async function renderHook<Result>(use: () => Result, queries = makeQueries()): Promise<RenderedHook<Result>> {
  const parent = makeParent();
  let current: Result | undefined;
  let round = 0;
  // Signals keep components with the same properties as they are.
  const Component = (_: { round: number }) => {
    current = use();
    return null;
  };
  const draw = () =>
    render(h(QueryClientProvider, { client: queries, children: h(Component, { round: (round += 1) }) }), parent);
  const settle = async (work: () => unknown): Promise<void> => {
    await act(async () => {
      await work();
    });
  };
  await settle(draw);
  const unmount = () => {
    void act(() => render(null, parent));
    queries.clear();
  };
  onClose(unmount);
  return {
    get current() {
      return current as Result;
    },
    queries,
    act: (work) => settle(() => work(current as Result)),
    rerender: () => settle(draw),
    unmount,
  };
}
