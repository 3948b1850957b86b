import type { FieldListProps } from './field-list-props.ts';

/** What people should know as they label a field. */
export function Guideline({ path, labelling }: { path: string } & Pick<FieldListProps, 'labelling'>) {
  const text = labelling?.guideline(path);
  return text === undefined ? null : <p class="label-guideline">{text}</p>;
}
