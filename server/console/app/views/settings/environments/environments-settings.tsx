import { useQueries, useQuery } from '@tanstack/preact-query';
import { getEnvironmentQuery, listProviderKeysQuery, listProvidersQuery } from '../../../../generated/queries.gen.ts';
import { ENVIRONMENTS, useParameters } from '../../../lib/console-address.ts';
import { PendingState } from '../../../parts/states.tsx';
import type { ViewProps } from '../../late-view.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { EnvironmentCard } from './environment-card.tsx';
import { EnvironmentDialog } from './environment-dialog.tsx';
import { toModelChain } from './serving-models.ts';

/** The environments, each with the models that serve it. The one whose form is open is in the URL. */
export default function EnvironmentsSettings({ slug }: ViewProps) {
  const [parameters, setParameters] = useParameters();
  const results = useQueries({
    queries: ENVIRONMENTS.map((envSlug) => getEnvironmentQuery({ path: { slug, envSlug } })),
  });
  const keys = useQuery(listProviderKeysQuery({ query: { pageSize: 100 } }));
  const providers = useQuery(listProvidersQuery({ query: { pageSize: 100 } }));
  const environments = results.flatMap(({ data }) => data ?? []);
  const error = [...results, keys, providers].find((result) => result.error !== null)?.error ?? null;
  const refetch = () => [...results, keys, providers].forEach((result) => void result.refetch());
  if (environments.length < ENVIRONMENTS.length || keys.data === undefined || providers.data === undefined)
    return (
      <SettingsFrame slug={slug} section="environments">
        <PendingState error={error} retry={refetch} />
      </SettingsFrame>
    );
  const known = { keys: keys.data.data, providers: providers.data.data };
  const open = environments.find(
    (environment) => environment.slug === parameters.get('change') && !environment.isLocked,
  );
  return (
    <SettingsFrame slug={slug} section="environments">
      <div class="view-body panels">
        {environments.map((environment) => (
          <EnvironmentCard
            key={environment.id}
            environment={environment}
            chain={toModelChain(environment, known)}
            change={() => setParameters({ change: environment.slug })}
          />
        ))}
      </div>
      {open !== undefined && (
        <EnvironmentDialog slug={slug} environment={open} {...known} close={() => setParameters({ change: null })} />
      )}
    </SettingsFrame>
  );
}
