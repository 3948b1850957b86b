import { getOwn, isObject } from '../../../lib/json-object.ts';
import type { LocatedSchema } from '../locate-schemas.ts';
import type { ReferenceResolver } from '../reference-resolver.ts';
import type { DefinitionProblem } from './definition-report.ts';

/** References must be local and have a target. Anchors must be unique. Only the root may have an `$id`. */
export function checkReferences(located: LocatedSchema[], references: ReferenceResolver): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  const anchors = new Set<string>();
  for (const { schema, path } of located) {
    for (const keyword of ['$ref', '$dynamicRef']) {
      const ref = getOwn(schema, keyword);
      const message = typeof ref === 'string' ? checkReference(ref, references) : undefined;
      if (message !== undefined) problems.push({ path: `${path}/${keyword}`, message });
    }
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const anchor = getOwn(schema, keyword);
      if (typeof anchor !== 'string') continue;
      if (anchors.has(anchor))
        problems.push({ path: `${path}/${keyword}`, message: 'must be unique in the definition' });
      anchors.add(anchor);
    }
    const id = getOwn(schema, '$id');
    if (path !== '' && typeof id === 'string' && !id.startsWith('#'))
      problems.push({ path: `${path}/$id`, message: 'must not be used below the root' });
  }
  return problems;
}

function checkReference(ref: string, references: ReferenceResolver): string | undefined {
  if (references.isRemote(ref)) return 'must refer to the definition itself: remote references are not supported';
  const target = references.resolve(ref);
  if (target === undefined) return 'must refer to an existing location in the definition';
  return isObject(target) || typeof target === 'boolean' ? undefined : 'must refer to a schema';
}
