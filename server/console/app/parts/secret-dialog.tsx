import { copyText } from '../lib/save-file.ts';
import { Dialog } from './dialog.tsx';
import { Icon } from './icons.tsx';

interface SecretDialogProps {
  title: string;
  /** What the secret is called, such as `API key`. */
  what: string;
  secret: string;
  hint: string;
  close: () => void;
}

/** Shows a secret that the server returns only once. It is kept nowhere, and gone when the dialog closes. */
export function SecretDialog({ title, what, secret, hint, close }: SecretDialogProps) {
  return (
    <Dialog title={title} close={close}>
      <p>{hint}</p>
      <div class="secret">
        <code aria-label={what}>{secret}</code>
        <button type="button" class="button" onClick={() => void copyText(secret, what)}>
          <Icon name="copy" />
          Copy
        </button>
      </div>
      <p class="problem">It is not shown again.</p>
      <div class="dialog-actions">
        <button type="button" class="button button-primary" onClick={close}>
          Done
        </button>
      </div>
    </Dialog>
  );
}
