import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { UNREACHABLE } from '../api/console-session.ts';
import { notify } from '../parts/notices.tsx';
import { PendingState } from '../parts/states.tsx';

export interface ViewProps {
  /** The workspace. */
  slug: string;
  /** The parameters of the view's path. */
  parameters: Record<string, string>;
}

/** The server was updated, and its new files have other names. If it is out of reach, the page stays. */
async function reload(): Promise<void> {
  try {
    await fetch(location.href);
    location.reload();
  } catch {
    notify(UNREACHABLE, { isError: true });
  }
}

/** A component, by default a view, whose script and styles are loaded when it is first shown. */
export function loadLate<Props extends object = ViewProps>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
): FunctionComponent<Props> {
  let Loaded: FunctionComponent<Props> | undefined;
  return function LateView(props: Props) {
    const [, show] = useState(Loaded !== undefined);
    const [error, fail] = useState<unknown>(null);
    useEffect(() => {
      if (Loaded !== undefined) return;
      load().then(
        (module) => {
          Loaded = module.default;
          show(true);
        },
        (reason: unknown) => fail(reason),
      );
    }, []);
    if (Loaded !== undefined) return <Loaded {...props} />;
    return <PendingState error={error} retry={() => void reload()} />;
  };
}
