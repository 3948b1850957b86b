/** The guides in the order of the README, with texts of their output. The first one makes the workspace. */
export const GUIDES: Record<string, string[]> = {
  'first-extraction.ts': ['INV-2026-7 118', 'invoice.txt completed'],
  'typed-data-with-zod.ts': ['INV-2026-7 2026-01-31 118'],
  'evidence-and-review.ts': ['118', 'page 1', 'check /discount: null (not_found'],
  'receive-webhooks.ts': ['run.completed', 'true {', 'run.completed true 204'],
  'testing-your-app.ts': ['pass 4', 'fail 0'],
  'own-provider-key.ts': ['no_key', 'sk-…key', 'valid', 'openai gpt-6-luna user'],
};
