import { useId, useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.tsx';
import { DecisionNote } from './review-header.tsx';

const keyOf = (runId: string) => `excerpt.reason.${runId}`;

/** The reason that is being typed outlives a reload of the tab. Null forgets it. */
export function keepReason(runId: string, reason: string | null): void {
  if (reason === null) sessionStorage.removeItem(keyOf(runId));
  else sessionStorage.setItem(keyOf(runId), reason);
}

interface RejectDialogProps {
  runId: string;
  /** The server is out of reach: what was sent is sent again until it answers. */
  isWaiting: boolean;
  reject: (reason: string) => void;
  close: () => void;
}

/** Asks why the data is rejected. */
export function RejectDialog({ runId, isWaiting, reject, close }: RejectDialogProps) {
  const [reason, setReason] = useState(() => sessionStorage.getItem(keyOf(runId)) ?? '');
  const type = (next: string) => {
    setReason(next);
    keepReason(runId, next);
  };
  const id = useId();
  return (
    <Dialog title="Reject this document" close={close}>
      <form
        class="dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() !== '') reject(reason.trim());
        }}
      >
        <label for={id}>Reason</label>
        <textarea
          id={id}
          rows={3}
          maxLength={2000}
          value={reason}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
        {isWaiting && <DecisionNote />}
        <div class="dialog-actions">
          <button type="button" class="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" class="button button-primary" disabled={reason.trim() === ''}>
            Reject
          </button>
        </div>
      </form>
    </Dialog>
  );
}
