import type { DeclaredParameter, MultipartSchema, Validator } from './rules.ts';

/** An operation of a pinned contract, with its validators: generated code. */
export interface PinnedOperation {
  id: string;
  method: string;
  /** As the contract writes it: `/runs/{id}`. */
  path: string;
  /** The names of the SDK's functions for bodies of another type: `multipart/form-data` → `extractFile`. */
  variants: Record<string, string>;
  body: { types: string[]; isRequired: boolean } | null;
  producesJson: boolean;
  declared: DeclaredParameter[];
  multipart: MultipartSchema | null;
  /** The statuses of success, and the contract's example of the body of each. The first one is the usual one. */
  examples: { status: number; body?: unknown; headers?: Record<string, string> }[];
  /** Of `{ path, query, header }`. Coerces texts in place. */
  checkParameters: Validator;
  /** Of `{ requestBody }`; null without a JSON body. */
  checkBody: Validator | null;
  /** Of `{ requestBody }` with the text parts of a multipart body; null without one. */
  checkForm: Validator | null;
}

export interface PinnedContract {
  version: string;
  operations: PinnedOperation[];
  /** The contract's example of each webhook event, by its kind. */
  events: Record<string, { data: object }>;
}

/** The validators of a pinned contract's JSON answers, by `operationId status`. */
export type AnswerValidators = Readonly<Record<string, Validator>>;
