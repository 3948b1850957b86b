import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { CompiledNode } from './compiled-node.ts';
import { KEEP, type RestorePlan } from './restore-plan.ts';

/** An entry of `$defs`, compiled once and referenced from everywhere. */
export interface CompiledDefinition {
  name: string;
  schema: JsonObject;
  plan: RestorePlan;
  /** Undefined while the definition is being compiled. */
  nullable?: boolean;
}

/** The `$defs` of a compiled schema, by the reference targets of the user's schema. */
export class CompiledDefinitions {
  readonly #definitions = new Map<JsonValue, CompiledDefinition>();
  readonly #names = new Set<string>();

  /**
   * The definition of a target. It is registered before it is compiled, so that a recursive schema refers to itself.
   * @param compile compiles the target when it is requested for the first time
   */
  get(target: JsonValue, ref: string, compile: () => CompiledNode | undefined): CompiledDefinition {
    const existing = this.#definitions.get(target);
    if (existing !== undefined) return existing;
    const definition: CompiledDefinition = { name: this.#createName(ref), schema: {}, plan: KEEP };
    this.#definitions.set(target, definition);
    const node = compile();
    definition.schema = node?.schema ?? { type: 'null' };
    definition.plan = node?.plan ?? KEEP;
    definition.nullable = node?.nullable ?? true;
    return definition;
  }

  toJson(): JsonObject {
    return Object.fromEntries([...this.#definitions.values()].map(({ name, schema }) => [name, schema]));
  }

  #createName(ref: string): string {
    const plain = ref.replace(/[^A-Za-z0-9_-]+/g, '').slice(0, 40);
    const stem = plain === '' ? 'root' : plain;
    let name = stem;
    for (let index = 2; this.#names.has(name); index++) name = `${stem}${index}`;
    this.#names.add(name);
    return name;
  }
}
