import './label.css';
import { useQuery } from '@tanstack/preact-query';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import {
  getDatasetItemQuery,
  getDatasetQuery,
  getSchemaQuery,
  getSchemaVersionQuery,
} from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { notify } from '../../parts/notices.tsx';
import { PendingState } from '../../parts/states.tsx';
import type { ViewProps } from '../late-view.tsx';
import { findNextItem, type LabelOrder } from './find-next-item.ts';
import { OpenLabel } from './open-label.tsx';

/** Labels the documents of a data set, one after the other. The order and the kind of labels are in the URL. */
export default function LabelView({ slug, parameters: { datasetId = '', itemId = '' } }: ViewProps) {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const [parameters] = useParameters();
  const [nextError, setNextError] = useState<unknown>(null);
  const order: LabelOrder = {
    sort: parameters.get('sort') === 'confidence' ? 'confidence' : 'added',
    isSecond: parameters.get('second') === 'yes',
  };
  const isNext = itemId === 'next';
  const goToNext = () =>
    findNextItem(datasetId, order).then((id) => {
      const kept = Object.fromEntries(['sort', 'second', 'start'].map((name) => [name, parameters.get(name)]));
      const path = `/${slug}/datasets/${datasetId}`;
      const shared = { env: toEnvParameter(env) };
      if (id === null) notify(order.isSecond ? 'No second label is needed of you.' : 'Every document is labelled.');
      navigate(id === null ? linkTo(path, shared) : linkTo(`${path}/label/${id}`, { ...shared, ...kept }), {
        replace: isNext,
      });
    }, setNextError);
  useEffect(() => {
    if (isNext) void goToNext();
  }, [itemId]);

  const dataset = useQuery(getDatasetQuery({ path: { id: datasetId } }));
  const item = useQuery({
    ...getDatasetItemQuery({ path: { id: datasetId, itemId } }),
    enabled: !isNext,
    // What is open stays as it is until it is saved.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const path = { slug, schemaKey: dataset.data?.schemaKey ?? '' };
  const family = useQuery({ ...getSchemaQuery({ path }), enabled: dataset.data !== undefined });
  const versionNumber = family.data?.latestVersionNumber ?? 1;
  const version = useQuery({
    ...getSchemaVersionQuery({ path: { ...path, versionNumber } }),
    enabled: family.data !== undefined,
    staleTime: Infinity,
  });
  const error = nextError ?? dataset.error ?? item.error ?? family.error ?? version.error;
  if (isNext || dataset.data === undefined || item.data === undefined || version.data === undefined)
    return <PendingState error={error} />;
  return (
    <OpenLabel
      key={`${itemId} ${parameters.get('start') ?? ''} ${String(order.isSecond)}`}
      {...{ slug, order, goToNext }}
      dataset={dataset.data}
      item={item.data}
      schema={version.data.definition}
    />
  );
}
