import { useMemo } from 'preact/hooks';
import { toVisibleName } from '../../../lib/visible-name.ts';
import { countChanges, makeMatrix } from './try-matrix.ts';
import type { TriedAll } from './use-try-all.ts';

interface TryOutMatrixProps {
  all: TriedAll;
  /** Shows the values and pages of one document. */
  open: (index: number) => void;
  close: () => void;
}

/** The fields of a draft by documents. A value that differs from the last version's has that one below. */
export function TryOutMatrix({ all, open, close }: TryOutMatrixProps) {
  const { documents, tried, versionNumber, left, problem } = all;
  const rows = useMemo(() => makeMatrix(tried), [tried]);
  const changes = countChanges(rows);
  const compared =
    versionNumber === null
      ? 'Nothing is changed since the last version.'
      : `${changes === 1 ? '1 value differs' : `${changes} values differ`} from version ${versionNumber}.`;
  return (
    <div class="try-out-result">
      <div class="try-out-facts">
        <span class="muted" role="status">
          {left > 0 ? `${left} to come` : compared}
        </span>
        <button type="button" class="button" onClick={close}>
          Close
        </button>
      </div>
      {problem !== null && (
        <p class="problem try-out-problem" role="alert">
          {problem}
        </p>
      )}
      <div class="try-out-values" role="region" aria-label="Fields by documents" tabIndex={0}>
        <table class="try-matrix">
          <thead>
            <tr>
              <th scope="col">Field</th>
              {documents.map(({ id, name }, index) => (
                <th key={id} scope="col">
                  <button
                    type="button"
                    class="link-button"
                    disabled={tried[index]?.now == null}
                    onClick={() => open(index)}
                  >
                    {toVisibleName(name)}
                  </button>
                  {tried[index]?.now?.status === 'failed' && <span class="level-poor"> failed</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, label, cells }) => (
              <tr key={path}>
                <th scope="row">{label}</th>
                {cells.map(({ text, level, before }, index) => (
                  <td key={documents[index]?.id} class={`level-mark-${level}${before === null ? '' : ' try-changed'}`}>
                    {text === '' ? <span class="value-null">–</span> : text}
                    {before !== null && (
                      <span class="try-before">
                        <span class="visually-hidden">, in the last version </span>
                        {before === '' ? 'none' : before}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
