import { useEffect, useRef, useState } from 'preact/hooks';
import { useParameters } from '../../../lib/console-address.ts';

/** Browsers limit how often an address may change, and a held key selects 30 fields a second. */
const ADDRESS_DELAY_MS = 300;

/** The field that is selected, which the address names. Null before one was chosen. */
export function useSelectedField(): [string | null, (path: string) => void] {
  const [parameters, setParameters] = useParameters();
  const [chosen, choose] = useState(parameters.get('field'));
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  const select = (path: string) => {
    choose(path);
    clearTimeout(timer.current ?? undefined);
    timer.current = setTimeout(() => setParameters({ field: path }), ADDRESS_DELAY_MS);
  };
  return [chosen, select];
}
