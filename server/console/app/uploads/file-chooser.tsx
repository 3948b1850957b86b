import { useRef } from 'preact/hooks';
import { Icon } from '../parts/icons.tsx';
import { useShortcuts } from '../parts/shortcuts.ts';
import { readDroppedFiles } from './dropped-files.ts';

interface FileChooserProps {
  isBusy?: boolean;
  take: (files: File[]) => void;
}

/** A place to drop files and folders, with buttons that choose them. */
export function FileChooser({ isBusy = false, take }: FileChooserProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  useShortcuts('Upload', [{ keys: 'u', label: 'Choose files', run: () => files.current?.click() }]);
  const takeChosen = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const chosen = [...(currentTarget.files ?? [])].filter(({ name }) => !name.startsWith('.'));
    currentTarget.value = '';
    if (chosen.length > 0) take(chosen);
  };
  return (
    <div
      class="drop-zone"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (event.dataTransfer !== null) void readDroppedFiles(event.dataTransfer).then(take);
      }}
    >
      <Icon name="upload" />
      <p>{isBusy ? 'Uploading…' : 'Drop documents or a folder here'}</p>
      <div class="drop-zone-actions">
        <button type="button" class="button button-primary" disabled={isBusy} onClick={() => files.current?.click()}>
          Choose files
        </button>
        <button type="button" class="button" disabled={isBusy} onClick={() => folder.current?.click()}>
          Choose a folder
        </button>
      </div>
      <input ref={files} type="file" multiple hidden aria-label="Documents" onChange={takeChosen} />
      <input
        ref={(element) => {
          folder.current = element;
          // Not in the types of Preact.
          element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        aria-label="Folder"
        onChange={takeChosen}
      />
      <p class="muted">PDF, scans and pictures, Word, Excel, PowerPoint, mail, HTML, text</p>
    </div>
  );
}
