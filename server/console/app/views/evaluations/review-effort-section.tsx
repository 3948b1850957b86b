import { getReviewSettings, updateReviewSettings, type Evaluation } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { getReviewEffortQuery } from '../../../generated/queries.gen.ts';
import { useParameters } from '../../lib/console-address.ts';
import { ErrorState } from '../../parts/states.tsx';
import { useChange } from '../../parts/use-change.ts';
import { toInterval, toShare } from './evaluation-words.ts';

const TARGETS = [0.95, 0.98, 0.99, 0.995, 1];
const DEFAULT_TARGET = 0.99;

/** What people must review to reach a share of right values, and one button that makes it the review settings. */
export function ReviewEffortSection({ slug, evaluation }: { slug: string; evaluation: Evaluation }) {
  const { id, schemaKey, env } = evaluation;
  const [parameters, setParameters] = useParameters();
  const target = TARGETS.find((one) => String(one) === parameters.get('target')) ?? DEFAULT_TARGET;
  const { data, error } = useQuery(getReviewEffortQuery({ path: { id }, query: { target } }));
  const apply = useChange(
    async (sending) => {
      const place = { ...sending, path: { slug, schemaKey }, query: { env } };
      const { data: settings } = await getReviewSettings(place);
      const { updatedAt: _, ...kept } = settings;
      const confidenceBelow = data?.below === 0 ? null : (data?.below ?? null);
      return updateReviewSettings({ ...place, body: { ...kept, confidenceBelow } });
    },
    { touches: ['getReviewSettings'], done: `These are the review settings of ${env} now.`, notifiesErrors: true },
  );
  return (
    <section class="dataset-section" aria-labelledby="effort">
      <header>
        <h2 id="effort">Review effort</h2>
        <label>
          To reach{' '}
          <select value={String(target)} onChange={({ currentTarget: { value } }) => setParameters({ target: value })}>
            {TARGETS.map((one) => (
              <option key={one} value={String(one)}>
                {toShare(one)}
              </option>
            ))}
          </select>{' '}
          right values
        </label>
      </header>
      {error !== null && <ErrorState error={error} />}
      {data !== undefined && (
        <>
          <p role="status">
            {data.below === 0
              ? 'No value needs a review.'
              : `Review ${toShare(data.documents.share)} of the documents (${data.documents.count}): ` +
                `the ${data.values.count} values below ${data.below}. `}
            {`Then ${toInterval(data.margin)} are right.`}
          </p>
          {!data.reliable && <p class="note">This is not reliable: {data.reason}</p>}
          <div>
            <button
              data-needs="updateReviewSettings"
              type="button"
              class="button"
              disabled={apply.isPending}
              onClick={() => apply.mutate()}
            >
              Make it the review settings
            </button>
          </div>
        </>
      )}
    </section>
  );
}
