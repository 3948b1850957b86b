import type { Run } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { Link } from 'wouter-preact';
import { listRunsQuery } from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter } from '../../lib/console-address.ts';
import { toDateTime } from '../../lib/time-words.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { PendingState } from '../../parts/states.tsx';
import { useRunPlace, type RunPlace } from './use-run-place.ts';

interface CompareDialogProps {
  slug: string;
  run: Run;
  close: () => void;
}

/** Lists the other runs of the document to compare with. */
export function CompareDialog({ slug, run, close }: CompareDialogProps) {
  const { place, error } = useRunPlace(slug, run);
  return (
    <Dialog title="Compare with" close={close}>
      {place === undefined ? <PendingState error={error} /> : <OtherRuns slug={slug} run={run} {...place} />}
    </Dialog>
  );
}

type OtherRunsProps = Omit<CompareDialogProps, 'close'> & RunPlace;

function OtherRuns({ slug, run, schemaKey, env }: OtherRunsProps) {
  const { data, error } = useQuery(
    listRunsQuery({
      path: { slug, schemaKey },
      query: { env, documentId: run.documentId, status: 'completed', pageSize: 100 },
    }),
  );
  if (data === undefined) return <PendingState error={error} />;
  const others = data.data.filter(({ id }) => id !== run.id);
  if (others.length === 0)
    return (
      <p class="muted">This is the only completed run of the document. Run it again with another version or model.</p>
    );
  return (
    <ul class="card-list">
      {others.map(({ id, provider, model, schemaVersionNumber, createdAt }) => (
        <li key={id}>
          <Link
            class="card-link"
            href={linkTo(`/${slug}/compare`, { runs: `${run.id},${id}`, env: toEnvParameter(env) })}
          >
            <strong>
              {provider}/{model}, version {schemaVersionNumber}
            </strong>
            <span class="muted">{toDateTime(createdAt)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
