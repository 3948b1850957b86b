import { useId, useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.tsx';

interface RejectDialogProps {
  reject: (reason: string) => void;
  close: () => void;
}

/** Asks why the data is rejected. */
export function RejectDialog({ reject, close }: RejectDialogProps) {
  const [reason, setReason] = useState('');
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
          onInput={({ currentTarget }) => setReason(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
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
