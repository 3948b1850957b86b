import { signal } from '@preact/signals';
import { Dialog } from './dialog.tsx';
import { shortcutGroups, useShortcuts } from './shortcuts.ts';

const isOpen = signal(false);

export const showShortcuts = () => {
  isOpen.value = true;
};

const NAMES: Record<string, string> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  'Mod+s': /Mac|iP/.test(navigator.userAgent) ? '⌘ S' : 'Ctrl S',
};

/** Lists the keys of what is on the page. */
export function ShortcutHelp() {
  useShortcuts('Everywhere', [{ keys: '?', label: 'Show the keys', run: showShortcuts }]);
  if (!isOpen.value) return null;
  return (
    <Dialog title="Keys" close={() => (isOpen.value = false)}>
      <div class="shortcut-groups">
        {shortcutGroups.value.map(({ name, shortcuts }) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl class="shortcut-list">
              {shortcuts.map(({ keys, label }) => (
                <div key={keys}>
                  <dt>
                    {keys.split(' ').map((key) => (
                      <kbd key={key}>{NAMES[key] ?? key}</kbd>
                    ))}
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
