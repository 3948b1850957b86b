import { signal } from '@preact/signals';
import { forbidden, type Restricted } from '../api/rights.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface Shortcut {
  /**
   * One key (`j`, `ArrowDown`), two in a row (`g r`), one with Alt (`Alt+ArrowUp`), or one with Control or Command
   * (`Mod+s`), also while typing.
   */
  keys: string;
  label: string;
  /** The operation that it uses, if not every role may. */
  needs?: Restricted | undefined;
  run: () => void;
}

const SEQUENCE_MS = 1_200;

/** The shortcuts of what is on the page, the newest view last. */
export const shortcutGroups = signal<{ name: string; shortcuts: Shortcut[] }[]>([]);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type));

let first: { key: string; at: number } | null = null;

function findShortcut(key: string, at: number): Shortcut | undefined {
  const all = shortcutGroups.value.flatMap(({ shortcuts }) => shortcuts).toReversed();
  const isSecond = first !== null && at - first.at < SEQUENCE_MS;
  const sequence = isSecond ? all.find(({ keys }) => keys === `${first?.key} ${key}`) : undefined;
  return sequence ?? all.find(({ keys }) => keys === key);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const hasModifier = event.ctrlKey || event.metaKey;
  // In a shadow root, the target that the page sees is its host.
  if (!hasModifier && isTyping(event.composedPath()[0] ?? null)) return;
  // An open dialog has keys of its own.
  if (document.querySelector('dialog[open]') !== null) return;
  // Caps Lock makes no difference to a key with Control or Command.
  const letter = event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase();
  const pressed = hasModifier && event.key.length === 1 ? letter : event.key;
  const key = `${event.altKey ? 'Alt+' : ''}${hasModifier ? 'Mod+' : ''}${pressed}`;
  const found = findShortcut(key, event.timeStamp);
  first = found === undefined ? { key, at: event.timeStamp } : null;
  if (found === undefined) return;
  event.preventDefault();
  found.run();
}

const isOffered = (needs: Restricted | undefined): boolean => needs === undefined || !forbidden.value.has(needs);

let isListening = false;

/** Makes shortcuts work and be listed under `name` while the component is shown. */
export function useShortcuts(name: string, shortcuts: Shortcut[]): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  // Before the page is painted: the keys of what is seen work.
  useLayoutEffect(() => {
    if (!isListening) addEventListener('keydown', onKeyDown);
    isListening = true;
    const offered = shortcuts.flatMap(({ keys, label, needs }, index) =>
      isOffered(needs) ? [{ keys, label, run: () => latest.current[index]?.run() }] : [],
    );
    const group = { name, shortcuts: offered };
    shortcutGroups.value = [...shortcutGroups.value, group];
    return () => {
      shortcutGroups.value = shortcutGroups.value.filter((other) => other !== group);
    };
    // The keys decide: what they do is read when they are pressed.
  }, [name, shortcuts.map(({ keys, label, needs }) => `${keys}${label}${isOffered(needs)}`).join('\n')]);
}
