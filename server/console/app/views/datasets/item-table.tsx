import { deleteDatasetItem, type Dataset, type DatasetItem, type ListDatasetItemsData } from '@excerpt/sdk';
import { Link, useLocation } from 'wouter-preact';
import { listDatasetItemsQuery } from '../../../generated/queries.gen.ts';
import { useListPages } from '../../api/use-list-pages.ts';
import { useMemberNames } from '../../api/use-member-names.ts';
import { linkTo, toEnvParameter, useEnvironment } from '../../lib/console-address.ts';
import { previewValues } from '../../lib/preview-values.ts';
import { toPercent } from '../../lib/value-words.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import { EmptyState, PendingState } from '../../parts/states.tsx';
import { Badge, type BadgeProps } from '../../parts/status-badge.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { useChange } from '../../parts/use-change.ts';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { VirtualRows } from '../../parts/virtual-rows.tsx';

type ItemFilter = Pick<NonNullable<ListDatasetItemsData['query']>, 'label' | 'second'>;

/** The filter that the address names. */
export function toItemFilter(name: string): ItemFilter {
  const label = (['unlabelled', 'draft', 'labelled'] as const).find((one) => one === name);
  const second = (['needed', 'agrees', 'disagrees'] as const).find((one) => one === name);
  return { ...(label && { label }), ...(second && { second }) };
}

const LOOKS: Record<DatasetItem['label'], BadgeProps> = {
  unlabelled: { look: 'idle', label: 'Not looked at' },
  draft: { look: 'fair', label: 'Draft' },
  labelled: { look: 'good', label: 'Labelled' },
};
const SECOND: Record<string, string> = {
  needed: 'second label needed',
  agrees: 'both agree',
  disagrees: 'two differ',
  resolved: 'settled',
};

interface ItemTableProps {
  slug: string;
  dataset: Dataset;
  filter: ItemFilter;
}

/** The documents of a data set. */
export function ItemTable({ slug, dataset, filter }: ItemTableProps) {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const nameOf = useMemberNames(slug);
  const path = { id: dataset.id };
  const { total, error, getItem, show, refetch } = useListPages((page) =>
    listDatasetItemsQuery({ path, query: { ...filter, ...page } }),
  );
  const remove = useChange((sending, itemId: string) => deleteDatasetItem({ ...sending, path: { ...path, itemId } }), {
    touches: ['listDatasetItems', 'getDataset'],
    done: 'The document left the data set.',
    notifiesErrors: true,
  });
  const toLabel = (itemId: string) =>
    linkTo(`/${slug}/datasets/${dataset.id}/label/${itemId}`, {
      env: toEnvParameter(env),
      second: filter.second === 'needed' ? 'yes' : null,
    });
  const open = (index: number) => {
    const item = getItem(index);
    if (item !== undefined) navigate(toLabel(item.id));
  };
  const current = useRowKeys({ name: 'Documents', noun: 'document', total, open });
  if (error !== null || total === undefined) return <PendingState error={error} retry={refetch} />;
  if (total === 0)
    return (
      <EmptyState title="No document here">
        <p class="muted">
          Add stored documents, import a folder, or choose “Add to data set” on a run. Reviews that are approved can be
          collected: see the settings.
        </p>
      </EmptyState>
    );
  return (
    <VirtualRows
      label="Documents"
      count={total}
      current={current}
      onRange={show}
      columns={['Document', 'State', 'Values', 'Least sure', 'By', 'Changed', { label: 'Remove', isHidden: true }]}
      rowClass="dataset-item-row"
      renderCells={(index) => {
        const item = getItem(index);
        if (item === undefined) return <span role="cell">…</span>;
        const name = toVisibleName(item.documentName);
        return (
          <>
            <span role="cell">
              <Link href={toLabel(item.id)} class="run-link">
                {name}
              </Link>
            </span>
            <span role="cell">
              <Badge {...LOOKS[item.label]} />{' '}
              {item.secondLabel !== null && <span class="muted">{SECOND[item.secondLabel]}</span>}
            </span>
            <span role="cell" class="muted">
              {previewValues(item.expected)}
            </span>
            <span role="cell">{item.confidence !== null && toPercent(item.confidence)}</span>
            <span role="cell" class="muted">
              {item.updatedBy !== null && nameOf(item.updatedBy)}
            </span>
            <span role="cell" class="muted">
              <TimeAgo at={item.updatedAt} />
            </span>
            <span role="cell" class="dataset-item-actions">
              <button
                data-needs="deleteDatasetItem"
                type="button"
                class="link-button"
                aria-label={`Remove ${name}`}
                onClick={() => remove.mutate(item.id)}
              >
                Remove
              </button>
            </span>
          </>
        );
      }}
    />
  );
}
