import { createSchema, uploadDocument } from '@excerpt/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/preact-query';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { listSchemaTemplatesQuery } from '../../../generated/queries.gen.ts';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { PendingState } from '../../parts/states.tsx';
import { SampleProposal } from './sample-proposal.tsx';
import { findFreeKey, findFreeName, toSchemaKey } from './schema-keys.ts';
import { BLANK, type SchemaOrigin } from './schema-origin.ts';

const ORIGINS = [
  { key: 'blank', label: 'Blank' },
  { key: 'template', label: 'Template' },
  { key: 'samples', label: 'Sample documents' },
] as const;

interface CreateSchemaProps {
  slug: string;
  takenKeys: ReadonlySet<string>;
  takenNames: readonly string[];
  close: () => void;
}

/** Creates a schema: blank, from a template, or as proposed for documents. The origin is in the URL. */
export function CreateSchemaDialog({ slug, takenKeys, takenNames, close }: CreateSchemaProps) {
  const [parameters, setParameters] = useParameters();
  const [chosen, choose] = useState<SchemaOrigin | null>(null);
  const kind = ORIGINS.find(({ key }) => key === parameters.get('create'))?.key ?? 'blank';
  const origin = kind === 'blank' ? BLANK : chosen;
  return (
    <Dialog title="New schema" close={close}>
      <fieldset class="schema-origins">
        <legend class="visually-hidden">Begin with</legend>
        {ORIGINS.map(({ key, label }) => (
          <label key={key} class="schema-origin">
            <input
              type="radio"
              name="origin"
              checked={key === kind}
              onChange={() => {
                choose(null);
                setParameters({ create: key, template: null });
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {kind === 'template' && <TemplateChoice choose={choose} />}
      {kind === 'samples' && <SampleProposal slug={slug} propose={choose} />}
      {origin !== null && (
        <CreateForm key={`${kind} ${origin.schemaKey}`} {...{ slug, takenKeys, takenNames, origin }} />
      )}
    </Dialog>
  );
}

interface CreateFormProps extends Omit<CreateSchemaProps, 'close'> {
  origin: SchemaOrigin;
}

function CreateForm({ slug, takenKeys, takenNames, origin }: CreateFormProps) {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [name, setName] = useState(() => findFreeName(origin.name, takenNames));
  const [typedKey, setKey] = useState<string | null>(null);
  const [description, setDescription] = useState(origin.description);
  const proposed =
    name === findFreeName(origin.name, takenNames) && origin.schemaKey !== '' ? origin.schemaKey : toSchemaKey(name);
  const schemaKey = typedKey ?? (proposed === '' ? '' : findFreeKey(proposed, takenKeys));
  const isTaken = takenKeys.has(schemaKey);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { definition, rules = [], samples = [] } = origin;
      const body = { schemaKey, name, definition, rules, ...(description.trim() !== '' && { description }) };
      const created = (await createSchema({ client: getClient(), path: { slug }, body, throwOnError: true })).data;
      // A sample that the server does not keep is no reason to lose the schema.
      for (const file of samples)
        await uploadDocument({ client: getClient(), path: { slug, schemaKey }, query: { env }, body: { file } });
      return created;
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['listSchemas'] });
      navigate(linkTo(`/${slug}/schemas/${schemaKey}`, { env: toEnvParameter(env) }));
    },
  });
  return (
    <form
      class="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTaken) mutate();
      }}
    >
      <label class="field">
        <span>Name</span>
        <input
          value={name}
          required
          maxLength={200}
          pattern=".*\S.*"
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>Key in addresses</span>
        <input
          value={schemaKey}
          required
          maxLength={64}
          pattern="\.*[A-Za-z0-9_\-][A-Za-z0-9._\-]*"
          title="Letters, digits, dots, underscores and hyphens"
          spellcheck={false}
          onInput={({ currentTarget }) => setKey(currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>Description</span>
        <input
          value={description}
          maxLength={2000}
          onInput={({ currentTarget }) => setDescription(currentTarget.value)}
        />
      </label>
      {isTaken && (
        <p class="problem" role="alert">
          The workspace has a schema with this key. Choose another.
        </p>
      )}
      {error !== null && (
        <p class="problem" role="alert">
          {describeError(error)}
        </p>
      )}
      <div class="dialog-actions">
        <button type="submit" class="button button-primary" disabled={isPending}>
          Create
        </button>
      </div>
    </form>
  );
}

/** The choice of a template, which is in the URL. */
function TemplateChoice({ choose }: { choose: (origin: SchemaOrigin | null) => void }) {
  const [parameters, setParameters] = useParameters();
  const { data, error, refetch } = useQuery({
    ...listSchemaTemplatesQuery({ query: { pageSize: 100 } }),
    staleTime: Infinity,
  });
  const template = data?.data.find(({ key }) => key === parameters.get('template')) ?? data?.data[0];
  useEffect(() => {
    if (template === undefined) return choose(null);
    const { key: schemaKey, name, description, definition, rules } = template;
    choose({ schemaKey, name, description, definition, rules });
  }, [template]);
  if (data === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  return (
    <label class="field">
      <span>Template</span>
      <select value={template?.key} onChange={({ currentTarget }) => setParameters({ template: currentTarget.value })}>
        {data.data.map(({ key, name, description }) => (
          <option key={key} value={key}>
            {name} – {description}
          </option>
        ))}
      </select>
    </label>
  );
}
