import { useRef } from 'preact/hooks';

interface FileFieldProps {
  file: File | null;
  choose: (file: File) => void;
  /** Shown while there is no file. */
  hint: string;
  /** Of the input, for screen readers. */
  label: string;
  accept?: string;
}

/** A file of a form, dropped or chosen. */
export function FileField({ file, choose, hint, label, accept }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null | undefined) => {
    const [first] = files ?? [];
    if (first !== undefined) choose(first);
  };
  return (
    <div
      class="drop-zone file-field"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer?.files);
      }}
    >
      <p role="status">{file === null ? hint : file.name}</p>
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {file === null ? 'Choose a file' : 'Choose another file'}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
