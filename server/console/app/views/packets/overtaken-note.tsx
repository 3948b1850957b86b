import type { Packet } from '@excerpt/sdk';
import type { PacketEditor } from './use-packet-editor.ts';

/** Says that another person was faster. What is shown are the changes that are not saved. */
export function OvertakenNote({ packet, editor }: { packet: Packet; editor: PacketEditor }) {
  const isOpen = packet.status === 'needs_review';
  return (
    <div class="note" role="alert">
      <strong>{isOpen ? 'Another person changed this packet' : 'This packet was decided meanwhile'}</strong>
      <p>
        {isOpen
          ? 'Your cuts are still here, and not saved. Save them over the other changes, or look at those.'
          : `It is ${packet.status}: your cuts cannot be saved any more. They are still shown here.`}
      </p>
      <div class="note-actions">
        {isOpen && (
          <button type="button" class="button" disabled={editor.isSending} onClick={editor.saveOver}>
            Save mine
          </button>
        )}
        <button type="button" class="button" onClick={editor.discard}>
          Show theirs, drop mine
        </button>
      </div>
    </div>
  );
}
