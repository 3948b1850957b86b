import type { EnvironmentDetail } from '@excerpt/sdk';
import { Badge } from '../../../parts/status-badge.tsx';
import type { ChainLink } from './serving-models.ts';

interface EnvironmentCardProps {
  environment: EnvironmentDetail;
  chain: ChainLink[];
  change: () => void;
}

/** What an environment is bound to, and what its extractions use now. */
export function EnvironmentCard({ environment, chain, change }: EnvironmentCardProps) {
  const { slug, name, isLocked, verify, allowedResidencies, retentionDays, keepPrompts, promptRetentionDays } =
    environment;
  return (
    <section class="panel" aria-labelledby={`environment-${slug}`}>
      <header class="panel-header">
        <h2 id={`environment-${slug}`}>{name}</h2>
        {isLocked && <span class="muted">The plan of the owner does not include it. It can be read only.</span>}
        {!isLocked && (
          <button
            data-needs="updateEnvironment"
            type="button"
            class="button"
            aria-label={`Change ${name}`}
            onClick={change}
          >
            Change…
          </button>
        )}
      </header>
      <ol class="model-chain">
        {chain.map((link, index) => (
          <ChainRow key={index} link={link} index={index} />
        ))}
      </ol>
      <dl class="panel-facts">
        <div>
          <dt>May be processed in</dt>
          <dd>{allowedResidencies.length === 0 ? 'Anywhere' : allowedResidencies.join(', ')}</dd>
        </div>
        <div>
          <dt>Second answer to confirm values</dt>
          <dd>{verify ? 'On' : 'Off'}</dd>
        </div>
        <div>
          <dt>Documents and runs</dt>
          <dd>{retentionDays === null ? 'Kept without end' : `Erased after ${retentionDays} days`}</dd>
        </div>
        <div>
          <dt>What models are sent and answer</dt>
          <dd>{keepPrompts ? `Kept for ${promptRetentionDays} days` : 'Not kept'}</dd>
        </div>
      </dl>
    </section>
  );
}

function ChainRow({ link, index }: { link: ChainLink; index: number }) {
  const { provider, model, residency, keyName, problem } = link;
  const role = index === 0 ? 'Serves now' : `Fallback ${index}`;
  return (
    <li>
      <Badge look={problem === null ? (index === 0 ? 'good' : 'idle') : 'poor'} label={role} />
      <span class="model-chain-model">
        <strong>{provider}</strong> / {model ?? 'default model'}
      </span>
      <span class="muted">
        {residency} · {keyName === null ? 'system fallback' : keyName}
      </span>
      {problem !== null && (
        <span class="problem">
          {index === 0 ? 'Not usable' : 'Left out'}. {problem}
        </span>
      )}
    </li>
  );
}
