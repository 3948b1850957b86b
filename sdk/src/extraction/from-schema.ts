/** A JSON Schema as it is written in a program. */
export type JsonSchema = Readonly<Record<string, unknown>>;

type Simplify<T> = { [K in keyof T]: T[K] } & {};
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface TypeNames {
  string: string;
  number: number;
  integer: number;
  boolean: boolean;
  null: null;
}

type RequiredKeys<S> = S extends { readonly required: readonly (infer K)[] } ? K : never;

/** Keys that the schema does not name. */
type OpenKeys<S, Root> = S extends { readonly additionalProperties: infer A }
  ? A extends false
    ? unknown
    : A extends JsonSchema
      ? Record<string, Infer<A, Root>>
      : unknown
  : unknown;

type InferObject<S, Root> = S extends { readonly properties: infer P }
  ? Simplify<
      { -readonly [K in keyof P as K extends RequiredKeys<S> ? K : never]: Infer<P[K], Root> } & {
        -readonly [K in keyof P as K extends RequiredKeys<S> ? never : K]?: Infer<P[K], Root>;
      }
    > &
      OpenKeys<S, Root>
  : OpenKeys<S, Root> extends infer Open
    ? unknown extends Open
      ? Record<string, unknown>
      : Open
    : never;

type InferTuple<Items, Root> = Items extends readonly [infer First, ...infer Rest]
  ? [Infer<First, Root>, ...InferTuple<Rest, Root>]
  : [];

type InferArray<S, Root> = S extends { readonly prefixItems: infer Items extends readonly unknown[] }
  ? S extends { readonly items: infer Rest }
    ? Rest extends false
      ? InferTuple<Items, Root>
      : [...InferTuple<Items, Root>, ...Infer<Rest, Root>[]]
    : [...InferTuple<Items, Root>, ...unknown[]]
  : S extends { readonly items: infer Item }
    ? Infer<Item, Root>[]
    : unknown[];

type InferType<Name, S, Root> = Name extends keyof TypeNames
  ? TypeNames[Name]
  : Name extends 'object'
    ? InferObject<S, Root>
    : Name extends 'array'
      ? InferArray<S, Root>
      : unknown;

/** One arm for each of the schemas. */
type InferAny<Arms extends readonly unknown[], Root> = { [I in keyof Arms]: Infer<Arms[I], Root> }[number];

type InferAll<Arms extends readonly unknown[], Root> = Arms extends readonly [infer First, ...infer Rest]
  ? Infer<First, Root> & InferAll<Rest, Root>
  : unknown;

/** What a local `$ref` points at: `#`, `#/$defs/name` or `#/definitions/name`. */
type Target<Ref, Root> = Ref extends '#'
  ? Root
  : Ref extends `#/${infer Section}/${infer Name}`
    ? Section extends keyof Root
      ? Name extends keyof Root[Section]
        ? Root[Section][Name]
        : unknown
      : unknown
    : unknown;

/** Keywords beside the type. Each restricts what the others allow. */
type InferWithoutRef<S, Root> = S extends { readonly const: infer Value }
  ? Mutable<Value>
  : S extends { readonly enum: readonly (infer Value)[] }
    ? Value
    : S extends { readonly anyOf: infer Arms extends readonly unknown[] }
      ? InferAny<Arms, Root>
      : S extends { readonly oneOf: infer Arms extends readonly unknown[] }
        ? InferAny<Arms, Root>
        : S extends { readonly allOf: infer Arms extends readonly unknown[] }
          ? InferAll<Arms, Root>
          : S extends { readonly type: infer Name }
            ? Name extends readonly (infer One)[]
              ? InferType<One, S, Root>
              : InferType<Name, S, Root>
            : S extends { readonly properties: unknown }
              ? InferObject<S, Root>
              : unknown;

type Infer<S, Root> = S extends { readonly $ref: infer Ref }
  ? Infer<Target<Ref, Root>, Root>
  : InferWithoutRef<S, Root>;

/**
 * What validates against a JSON Schema that the compiler knows literally (`as const`, or written in the call): types,
 * `enum`, `const`, `properties`, `required`, `items`, `prefixItems`, `anyOf`, `oneOf`, `allOf` and local `$ref`s.
 */
export type FromSchema<S extends JsonSchema> = string extends keyof S ? Record<string, unknown> : Infer<S, S>;
