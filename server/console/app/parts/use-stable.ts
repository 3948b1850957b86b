import { useRef } from 'preact/hooks';

type Functions = Record<string, (...given: never[]) => unknown>;

/** Functions that are the same ones at each rendering, and do what those given last do. Their names never change. */
export function useStable<Given extends Functions>(functions: Given): Given {
  const latest = useRef(functions);
  latest.current = functions;
  const stable = useRef<Given | null>(null);
  stable.current ??= Object.fromEntries(
    Object.keys(functions).map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]),
  ) as Given;
  return stable.current;
}
