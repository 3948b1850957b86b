import { Icon } from '../../parts/icons.tsx';
import type { PacketEditor } from './use-packet-editor.ts';

/** What is done with the cuts as a whole. */
export function PacketActions({ editor }: { editor: PacketEditor }) {
  const { canUndo, canRedo, isChanged, isOvertaken, isSending, undo, redo, save, approve } = editor;
  return (
    <>
      {isChanged && <span class="muted">Not saved</span>}
      <button type="button" class="icon-button" aria-label="Undo" disabled={!canUndo} onClick={undo}>
        <Icon name="undo" />
      </button>
      <button type="button" class="icon-button" aria-label="Redo" disabled={!canRedo} onClick={redo}>
        <Icon name="redo" />
      </button>
      <button
        data-needs="updatePacket"
        type="button"
        class="button"
        disabled={!isChanged || isOvertaken || isSending}
        onClick={save}
      >
        Save
      </button>
      <button
        data-needs="approvePacket"
        type="button"
        class="button button-primary"
        disabled={isOvertaken || isSending}
        onClick={approve}
      >
        Approve
      </button>
    </>
  );
}
