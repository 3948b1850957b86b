import type { Dataset, DatasetItemDetail } from '@excerpt/sdk';
import { useMemberNames } from '../../api/use-member-names.ts';
import { toText } from '../../lib/value-words.ts';

interface LabelNotesProps {
  slug: string;
  dataset: Dataset;
  item: DatasetItemDetail;
  isSecond: boolean;
  note: string;
  setNote: (note: string) => void;
  /** Takes a value at a path. */
  take: (path: string, value: unknown) => void;
}

/** A note on the document, what of an earlier label is lost, and where two people differ. */
export function LabelNotes({ slug, dataset, item, isSecond, note, setNote, take }: LabelNotesProps) {
  const nameOf = useMemberNames(slug);
  return (
    <>
      {isSecond && (
        <p class="note">
          Somebody has labelled this document. Say what you see; the first label is shown once you have saved yours.
        </p>
      )}
      {dataset.blind && !isSecond && item.label !== 'labelled' && (
        <p class="note">This data set judges versions, so that drafts are not shown.</p>
      )}
      {item.label === 'labelled' && !isSecond && item.updatedBy !== null && (
        <p class="note">Labelled by {nameOf(item.updatedBy)}.</p>
      )}
      {item.misfits.length > 0 && !isSecond && (
        <p class="note" role="status">
          The schema was changed. Its version of now does not allow the labels at {item.misfits.join(', ')}: they are
          left out once you save.
        </p>
      )}
      {item.secondLabel === 'disagrees' && item.second !== null && !isSecond && (
        <section class="note label-differences" aria-label="Where two people differ">
          <p>
            {nameOf(item.second.createdBy ?? '')} says something else in {item.second.disagreements.length}{' '}
            {item.second.disagreements.length === 1 ? 'place' : 'places'}. Decide, then save.
          </p>
          <table class="table">
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">First</th>
                <th scope="col">Second</th>
              </tr>
            </thead>
            <tbody>
              {item.second.disagreements.map(({ path, first, second }) => (
                <tr key={path}>
                  <th scope="row">{path}</th>
                  {[first, second].map((value, index) => (
                    <td key={index}>
                      {value === null ? 'Not in the document' : toText(value)}{' '}
                      <button
                        type="button"
                        class="link-button"
                        aria-label={`Take the ${index === 0 ? 'first' : 'second'} at ${path}`}
                        onClick={() => take(path, value)}
                      >
                        Take
                      </button>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <label class="field label-note-field">
        <span>Note</span>
        <input
          class="label-note"
          value={note}
          maxLength={2000}
          onInput={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </label>
    </>
  );
}
