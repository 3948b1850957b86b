import type { ComponentChildren } from 'preact';
import { describeError } from '../api/query-client.ts';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: string;
  close: () => void;
  submit: () => void;
  submitLabel: string;
  isDangerous?: boolean;
  isPending: boolean;
  error: unknown;
  children: ComponentChildren;
}

/** A dialog with a form, and the server's sentence where it refuses what is sent. */
export function FormDialog(props: FormDialogProps) {
  const { title, close, submit, submitLabel, isDangerous = false, isPending, error, children } = props;
  return (
    <Dialog title={title} close={close}>
      <form
        class="dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        // As in an input; browsers do nothing there.
        onKeyDown={({ key, target, currentTarget }) => {
          if (key === 'Enter' && target instanceof HTMLSelectElement) currentTarget.requestSubmit();
        }}
      >
        {children}
        {error !== null && (
          <p class="problem" role="alert">
            {describeError(error)}
          </p>
        )}
        <div class="dialog-actions">
          <button type="button" class="button" onClick={close}>
            Cancel
          </button>
          <button
            type="submit"
            class={`button ${isDangerous ? 'button-danger' : 'button-primary'}`}
            disabled={isPending}
          >
            {submitLabel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
