import { signal } from '@preact/signals';
import { loadLate } from '../views/late-view.tsx';
import { useShortcuts } from './shortcuts.ts';

const ShortcutList = loadLate<{ close: () => void }>(() => import('./shortcut-list.tsx'));

const isOpen = signal(false);

export const showShortcuts = () => {
  isOpen.value = true;
};

/** Lists the keys of what is on the page. */
export function ShortcutHelp() {
  useShortcuts('Everywhere', [{ keys: '?', label: 'Show the keys', run: showShortcuts }]);
  return isOpen.value ? <ShortcutList close={() => (isOpen.value = false)} /> : null;
}
