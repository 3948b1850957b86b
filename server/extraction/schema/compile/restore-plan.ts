import type { JsonObject } from '../../../lib/json-value.ts';

/** How to convert a value of a compiled schema to the user's schema. Null stays null. */
export type RestorePlan =
  | { kind: 'keep' }
  /** Any value; arrays and objects are `{ json: <text> }`. */
  | { kind: 'any' }
  /** An array whose items were not requested. Models that know the schema return them all the same. */
  | { kind: 'empty' }
  | ObjectPlan
  /** `[{ key, value }]` to an object. */
  | { kind: 'map'; values: RestorePlan }
  | { kind: 'array'; items: RestorePlan }
  | { kind: 'tuple'; items: RestorePlan[]; rest: RestorePlan | undefined }
  | { kind: 'union'; options: { schema: JsonObject; plan: RestorePlan }[] }
  | { kind: 'reference'; to: { plan: RestorePlan } }
  /** `{ answer: <value> }` to the value. */
  | { kind: 'wrapped'; plan: RestorePlan };

export interface ObjectPlan {
  kind: 'object';
  /** By the name that is sent. */
  properties: Map<string, PropertyPlan>;
  /** Additional properties: a list of entries in the property `name`, or properties of the object if `name` is null. */
  others: { name: string | null; values: RestorePlan } | undefined;
}

export interface PropertyPlan {
  /** The user's name of the property. */
  key: string;
  plan: RestorePlan;
  /** Null means absent: the property is optional and not nullable in the user's schema. */
  nullIsAbsent: boolean;
}

export const KEEP: RestorePlan = { kind: 'keep' };
