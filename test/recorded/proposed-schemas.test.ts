/** The schemas that are proposed for documents without one. */
import { expect, test } from 'vitest';
import { inferDefinition } from '../../server/extraction/inference/infer-definition.ts';
import { SCHEMA_TEMPLATES } from '../../server/schema-templates/all-templates.ts';
import { readTrades, textLayout } from './read-trades.ts';

test('schemas are proposed for documents of each trade', async () => {
  const proposals = readTrades().map((one) => {
    const { schemaKey, definition, fields, rules } = inferDefinition({
      layouts: [textLayout(one)],
      templates: SCHEMA_TEMPLATES,
      wish: null,
    });
    return `# ${one.name}: ${schemaKey}\n${JSON.stringify({ definition, fields, rules }, null, 1)}`;
  });
  await expect(proposals.join('\n\n')).toMatchFileSnapshot('proposed-schemas.txt');
});
