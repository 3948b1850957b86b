import { useRef } from 'preact/hooks';

interface LookupFileProps {
  file: File | null;
  choose: (file: File) => void;
}

/** The CSV file of a lookup, dropped or chosen. */
export function LookupFile({ file, choose }: LookupFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null | undefined) => {
    const [first] = files ?? [];
    if (first !== undefined) choose(first);
  };
  return (
    <div
      class="drop-zone lookup-file"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer?.files);
      }}
    >
      <p role="status">{file === null ? 'Drop a CSV file here. Its first row names the columns.' : file.name}</p>
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {file === null ? 'Choose a file' : 'Choose another file'}
      </button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label="CSV file"
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
