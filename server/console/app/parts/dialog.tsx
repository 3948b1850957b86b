import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { wasRefused } from '../api/console-session.ts';
import { Icon } from './icons.tsx';

interface DialogProps {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

/** A modal dialog while it is rendered. The browser keeps the focus inside, and gives it back. */
export function Dialog({ title, close, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the page is painted: what is typed next belongs to the dialog. The form to sign in comes before it.
  const isBehind = wasRefused.value;
  useLayoutEffect(() => {
    if (isBehind) return;
    const dialog = element.current;
    dialog?.showModal();
    // The browser would choose the button that closes.
    dialog?.querySelector<HTMLElement>(':is(input, select, textarea):enabled:not([hidden])')?.focus();
    return () => dialog?.close();
  }, [isBehind]);
  return (
    <dialog
      ref={element}
      class="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === element.current) close();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-header">
          <h2 id={titleId}>{title}</h2>
          <button type="button" class="icon-button" aria-label="Close" onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
