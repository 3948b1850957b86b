import { FileField } from '../../parts/file-field.tsx';

/** The CSV file of a lookup. */
export const CsvField = (props: { file: File | null; choose: (file: File) => void }) => (
  <FileField
    {...props}
    hint="Drop a CSV file here. Its first row names the columns."
    label="CSV file"
    accept=".csv,.tsv,.txt,text/csv"
  />
);
