import { Dialog } from './dialog.tsx';
import { shortcutGroups } from './shortcuts.ts';

const MOD = /Mac|iP/.test(navigator.userAgent) ? '⌘ ' : 'Ctrl ';

const NAMES: Record<string, string> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

/** `Mod+Z` is pressed with the shift key, as each capital letter. */
const nameKey = (key: string): string =>
  key
    .split('+')
    .map((part) => NAMES[part] ?? part)
    .join(' ')
    .replace(/^Mod (?=[A-Z]$)/, `${MOD}Shift `)
    .replace(/^Mod (.)$/, (_, letter: string) => MOD + letter.toUpperCase())
    .replace(/^Mod /, MOD);

/** The keys of what is on the page. */
export default function ShortcutList({ close }: { close: () => void }) {
  return (
    <Dialog title="Keys" close={close}>
      <div class="shortcut-groups">
        {shortcutGroups.value.map(({ name, shortcuts }) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl class="shortcut-list">
              {shortcuts.map(({ keys, label }) => (
                <div key={keys}>
                  <dt>
                    {keys.split(' ').map((key) => (
                      <kbd key={key}>{nameKey(key)}</kbd>
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
