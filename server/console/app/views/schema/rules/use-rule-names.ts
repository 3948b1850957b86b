import { useQuery } from '@tanstack/preact-query';
import { useMemo } from 'preact/hooks';
import { listLookupsQuery } from '../../../../generated/queries.gen.ts';
import { mayRead } from '../../../api/rights.ts';
import type { RuleNames } from '../../../code-editor/rule-completion.ts';
import { listRuleFields } from '../../../code-editor/rule-language.ts';
import type { JsonObject } from '../../../definition/definition-object.ts';

/** What rules about a definition can name. None of its fields while it is no JSON. */
export function useRuleNames(slug: string, definition: JsonObject | null): RuleNames {
  const { data } = useQuery({
    ...listLookupsQuery({ path: { slug }, query: { pageSize: 100 } }),
    enabled: mayRead('listLookups'),
  });
  const fields = useMemo(() => (definition === null ? [] : listRuleFields(definition)), [definition]);
  return { fields, lookups: data?.data ?? [] };
}
