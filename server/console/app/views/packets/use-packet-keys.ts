import type { Category } from '@excerpt/sdk';
import { useShortcuts, type Shortcut } from '../../parts/shortcuts.ts';
import { assignPage, findOwners, joinBefore, moveCut, setCategory, toggleCut } from './edit-parts.ts';
import type { PacketEditor } from './use-packet-editor.ts';

interface PacketKeys {
  editor: PacketEditor;
  pageCount: number;
  categories: readonly Category[];
  /** The selected page. */
  page: number;
  select: (page: number) => void;
  canEdit: boolean;
}

const MAX_DIGIT = 9;

/** Goes through pages and parts, and changes them, by keys. */
export function usePacketKeys({ editor, pageCount, categories, page, select, canEdit }: PacketKeys): void {
  const { parts, change } = editor;
  const owner = findOwners(parts).get(page);
  const first = owner === undefined ? page : (parts[owner]?.pages[0] ?? page);
  const goTo = (to: number) => select(Math.min(pageCount, Math.max(1, to)));
  const moveStart = (by: number) => {
    change((before) => moveCut(before, first, first + by));
    goTo(page === first ? first + by : page);
  };
  const starts = parts.map(({ pages }) => pages[0] ?? 1);
  useShortcuts('Packet', [
    { keys: 'ArrowRight', label: 'Next page', run: () => goTo(page + 1) },
    { keys: 'ArrowLeft', label: 'Previous page', run: () => goTo(page - 1) },
    { keys: 'j', label: 'Next part', run: () => goTo(starts.find((start) => start > page) ?? page) },
    { keys: 'k', label: 'Previous part', run: () => goTo(starts.findLast((start) => start < page) ?? page) },
  ]);
  const kinds = categories.slice(0, MAX_DIGIT).map(({ name }, index): Shortcut => ({
    keys: String(index + 1),
    label: `Kind: ${name}`,
    run: () => owner !== undefined && change((before) => setCategory(before, owner, name)),
  }));
  const edits: Shortcut[] = [
    { keys: 'c', label: 'Cut before the page, or take the cut away', run: () => change((all) => toggleCut(all, page)) },
    { keys: 'm', label: 'Join the part with the one before', run: () => change((all) => joinBefore(all, first)) },
    { keys: 'h', label: 'Move the cut before the part back', run: () => moveStart(-1) },
    { keys: 'l', label: 'Move the cut before the part on', run: () => moveStart(1) },
    {
      keys: 'x',
      label: 'Leave the page out, or take it in again',
      run: () => change((all) => assignPage(all, page, owner === undefined ? 'own' : null)),
    },
    { keys: 'i', label: 'Choose the kind', run: () => document.getElementById('part-kind')?.focus() },
    ...kinds,
    {
      keys: '0',
      label: 'No kind',
      run: () => owner !== undefined && change((before) => setCategory(before, owner, null)),
    },
    { keys: 'Mod+z', label: 'Undo', run: editor.undo },
    { keys: 'Mod+Z', label: 'Redo', run: editor.redo },
    { keys: 'Mod+y', label: 'Redo', run: editor.redo },
    { keys: 'Mod+s', label: 'Save', needs: 'updatePacket', run: editor.save },
    { keys: 'Mod+Enter', label: 'Approve', needs: 'approvePacket', run: editor.approve },
  ];
  useShortcuts('Cuts', canEdit ? edits : []);
}
