import { useQuery } from '@tanstack/preact-query';
import { useRef } from 'preact/hooks';
import { listBatchesQuery } from '../../../generated/queries.gen.ts';
import type { EnvironmentSlug } from '../../lib/console-address.ts';
import { useParameters } from '../../lib/console-address.ts';
import { FILTER_PARAMETERS, findMonday, REVIEW_STATUSES, STATUSES } from '../../lib/run-query.ts';
import { getTime } from '../../lib/time-words.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import { useShortcuts } from '../../parts/shortcuts.ts';

const REVIEW_WORDS: Record<(typeof REVIEW_STATUSES)[number], string> = {
  none: 'Without a review',
  needed: 'To review',
  in_review: 'In review',
  approved: 'Approved',
  rejected: 'Rejected',
};

interface RunFiltersProps {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
}

/** The filters of the list, which are in the address. */
export function RunFilters({ slug, schemaKey, env }: RunFiltersProps) {
  const [parameters, setParameters] = useParameters();
  const search = useRef<HTMLInputElement>(null);
  const { data: batches } = useQuery(listBatchesQuery({ path: { slug, schemaKey }, query: { env, pageSize: 100 } }));
  useShortcuts('Filters', [{ keys: '/', label: 'Filter by name', run: () => search.current?.focus() }]);
  const set = (name: string) => (event: { currentTarget: HTMLInputElement | HTMLSelectElement }) =>
    setParameters({ [name]: event.currentTarget.value, at: null });
  const valueOf = (name: string) => parameters.get(name) ?? '';
  const active = FILTER_PARAMETERS.filter((name) => parameters.has(name));
  const batch = valueOf('batch');
  const known = batches?.data ?? [];
  return (
    <search class="run-filters" aria-label="Filters">
      <label>
        <span class="visually-hidden">Name</span>
        <input
          ref={search}
          type="search"
          placeholder="Name"
          value={valueOf('name')}
          onInput={set('name')}
          // The keys of the list work again.
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      </label>
      <label>
        <span class="visually-hidden">Upload</span>
        <select value={batch} onChange={set('batch')}>
          <option value="">Every upload</option>
          {batch !== '' && !known.some(({ id }) => id === batch) && <option value={batch}>{batch}</option>}
          {known.map(({ id, name, counts, createdAt }) => (
            <option key={id} value={id}>
              {`${toVisibleName(name ?? `Batch of ${createdAt.slice(0, 10)}`)} (${counts.total})`}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="visually-hidden">Status</span>
        <select value={valueOf('status')} onChange={set('status')}>
          <option value="">Every status</option>
          {STATUSES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        <span class="visually-hidden">Review</span>
        <select value={valueOf('review')} onChange={set('review')}>
          <option value="">Reviewed or not</option>
          {REVIEW_STATUSES.map((name) => (
            <option key={name} value={name}>
              {REVIEW_WORDS[name]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="visually-hidden">Export</span>
        <select value={valueOf('exported')} onChange={set('exported')}>
          <option value="">Exported or not</option>
          <option value="no">Not exported yet</option>
          <option value="yes">Exported</option>
        </select>
      </label>
      <details class="run-filters-more" open={active.some((name) => MORE.has(name))}>
        <summary class="button">More filters</summary>
        <div class="run-filters-fields">
          <label class="field">
            <span>Confidence below, in %</span>
            <input type="number" min={1} max={100} value={valueOf('below')} onInput={set('below')} />
          </label>
          <label class="field">
            <span>Model, as provider/model</span>
            <input value={valueOf('model')} spellcheck={false} onInput={set('model')} />
          </label>
          <label class="field">
            <span>Corrections</span>
            <select value={valueOf('corrected')} onChange={set('corrected')}>
              <option value="">Corrected or not</option>
              <option value="yes">Corrected</option>
              <option value="no">Not corrected</option>
            </select>
          </label>
          <label class="field">
            <span>Started from</span>
            <input type="date" value={valueOf('from')} onInput={set('from')} />
          </label>
          <label class="field">
            <span>Started until</span>
            <input type="date" value={valueOf('to')} onInput={set('to')} />
          </label>
          <label class="field">
            <span>Approved or rejected since</span>
            <input type="date" value={valueOf('decided')} onInput={set('decided')} />
          </label>
          <button
            type="button"
            class="link-button"
            onClick={() => setParameters({ review: 'approved', decided: findMonday(new Date(getTime())), at: null })}
          >
            Approved since Monday
          </button>
        </div>
      </details>
      {active.length > 0 && (
        <button
          type="button"
          class="link-button"
          onClick={() => setParameters(Object.fromEntries([...active, 'at'].map((name) => [name, null])))}
        >
          Clear filters
        </button>
      )}
    </search>
  );
}

/** The filters that are seen on request. */
const MORE: ReadonlySet<string> = new Set(['below', 'model', 'corrected', 'from', 'to', 'decided']);
