import { classifyFile, getSchemaTemplate, type Classification } from '@excerpt/sdk';
import { useEffect, useState } from 'preact/hooks';
import { getClient } from '../../api/console-session.ts';
import type { EnvironmentSlug } from '../../lib/console-address.ts';
import { toPercent } from '../../lib/value-words.ts';
import { LoadingState } from '../../parts/states.tsx';
import { listSchemaChoices, type SchemaChoice } from '../../uploads/schema-choices.ts';

interface WhatIsItProps {
  slug: string;
  env: EnvironmentSlug;
  file: File;
  choices: SchemaChoice[];
  /** What the file is extracted with unless it is something else. */
  chosen: SchemaChoice;
  take: (choice: SchemaChoice) => void;
}

interface Proposal {
  choice: SchemaChoice;
  answer: Classification;
}

/** Another schema than the chosen one, if the file looks like it. */
async function propose(
  { slug, env, file, choices, chosen }: WhatIsItProps,
  signal: AbortSignal,
): Promise<Proposal | null> {
  const sending = { client: getClient(), signal, throwOnError: true } as const;
  const { data: answer } = await classifyFile({ ...sending, path: { slug }, query: { env }, body: { file } });
  const { schemaKey } = answer;
  if (schemaKey === null || schemaKey === chosen.schemaKey) return null;
  const known = choices.find((choice) => choice.schemaKey === schemaKey);
  if (known !== undefined) return { choice: known, answer };
  if (answer.source !== 'template') return null;
  const { data: template } = await getSchemaTemplate({ ...sending, path: { key: schemaKey } });
  const [choice] = listSchemaChoices([], [template]);
  return choice === undefined ? null : { choice, answer };
}

/** Finds out what a file is, and asks where it looks like something else than what is chosen. */
export default function WhatIsIt(props: WhatIsItProps) {
  const { file, chosen, take } = props;
  const [proposal, setProposal] = useState<Proposal | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    propose(props, ending.signal).then(
      (found) => {
        if (ending.signal.aborted) return;
        if (found === null) take(chosen);
        else setProposal(found);
      },
      // The extraction says what is wrong with the file.
      () => !ending.signal.aborted && take(chosen),
    );
    return () => ending.abort();
  }, [file]);
  if (proposal === null)
    return (
      <div class="what-is-it">
        <LoadingState label={`Finding out what ${file.name} is`} />
        <p class="muted">Finding out what it is…</p>
        <button type="button" class="link-button" onClick={() => take(chosen)}>
          Extract as {chosen.name} at once
        </button>
      </div>
    );
  const { choice, answer } = proposal;
  return (
    <section class="what-is-it" aria-labelledby="what-is-it" role="status">
      <h2 id="what-is-it">
        {file.name} looks like: {answer.category}
      </h2>
      <p class="muted">
        {toPercent(answer.confidence)} sure. {answer.reasons.join(' ')}
      </p>
      <div class="drop-zone-actions">
        <button type="button" class="button button-primary" onClick={() => take(choice)}>
          Extract as {choice.name}
        </button>
        <button type="button" class="button" onClick={() => take(chosen)}>
          No, as {chosen.name}
        </button>
      </div>
    </section>
  );
}
