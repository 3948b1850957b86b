/** A provider key of your own: stored, tried, and bound to an environment. */
import { Excerpt, PreconditionFailedError } from '@excerpt/sdk';

const excerpt = new Excerpt({ workspace: 'guides' });
const document = { schemaKey: 'invoice', name: 'invoice.txt', content: 'Total: 118.00 EUR' };

// Without a key of yours, a model of a provider is refused before anything is stored.
await excerpt.extraction.extract({ ...document, model: 'openai/gpt-6-luna' }).catch((error: unknown) => {
  if (!(error instanceof PreconditionFailedError)) throw error;
  console.log(error.code, error.message);
});

// The secret is sealed on the server, and never comes back: only its ends do.
const secret = process.env['OPENAI_API_KEY'] ?? 'sk-replace-me-with-your-key';
const key = await excerpt.providerKeys.create({ provider: 'openai', secret, name: 'Guides' });
console.log(key.maskedKey, key.defaultModel);

try {
  // Asks the provider whether it takes the key.
  const { status, problem } = await excerpt.providerKeys.verify(key.id);
  console.log(status, problem?.message ?? '');

  // From now on, extractions in this environment use the key and its default model; `model` would choose another one.
  const { resolved } = await excerpt.environments.update({ envSlug: 'development', providerKeyId: key.id });
  console.log(resolved.provider, resolved.model, resolved.keySource, resolved.residency);
} finally {
  // A key that an environment is bound to cannot be deleted. Both null: the environment uses the system's model again.
  await excerpt.environments.update({ envSlug: 'development', providerKeyId: null, model: null });
  await excerpt.providerKeys.delete(key.id);
}
