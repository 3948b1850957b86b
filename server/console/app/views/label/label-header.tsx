import type { Dataset, DatasetItemDetail } from '@excerpt/sdk';
import { Link } from 'wouter-preact';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import type { LabelOrder } from './find-next-item.ts';

interface LabelHeaderProps {
  slug: string;
  dataset: Dataset;
  item: DatasetItemDetail;
  order: LabelOrder;
  /** Fields that were not looked at. */
  left: number;
  isSaving: boolean;
  save: () => void;
  skip: () => void;
}

/** How far the data set is, what is left of the document, and where to go from here. */
export function LabelHeader({ slug, dataset, item, order, left, isSaving, save, skip }: LabelHeaderProps) {
  const env = useEnvironment();
  const [parameters, setParameters] = useParameters();
  const { labelled, total } = dataset.items;
  const hasDraft = item.label === 'draft' && item.expected !== null;
  return (
    <header class="view-header">
      <nav aria-label="Breadcrumb" class="breadcrumb">
        <Link href={linkTo(`/${slug}/datasets/${dataset.id}`, { env: toEnvParameter(env) })}>{dataset.name}</Link>
        <span aria-hidden="true">/</span>
        <h1>{toVisibleName(item.documentName)}</h1>
      </nav>
      <span class="muted review-left" role="status">
        {order.isSecond ? 'Second label' : `${labelled} of ${total} labelled`}
        {left === 0 ? ', every field was looked at' : `, ${left} left here`}
      </span>
      <div class="view-actions">
        {!order.isSecond && (
          <label>
            <span class="visually-hidden">Order</span>
            <select
              value={order.sort}
              onChange={({ currentTarget: { value } }) => setParameters({ sort: value === 'added' ? null : value })}
            >
              <option value="added">In the order of the data set</option>
              <option value="confidence">The least sure first</option>
            </select>
          </label>
        )}
        {!order.isSecond && hasDraft && (
          <label>
            <span class="visually-hidden">Begin</span>
            <select
              value={parameters.get('start') ?? 'draft'}
              onChange={({ currentTarget: { value } }) => setParameters({ start: value === 'draft' ? null : value })}
            >
              <option value="draft">Begin with the draft</option>
              <option value="empty">Begin empty</option>
            </select>
          </label>
        )}
        <button type="button" class="button" onClick={skip}>
          Skip
        </button>
        <button type="button" class="button button-primary" disabled={isSaving} onClick={save}>
          Save and next
        </button>
      </div>
    </header>
  );
}
