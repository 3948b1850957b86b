/** Kinds of breaking changes. */
export type IncompatibilityKind =
  | 'operation-removed'
  | 'operation-renamed'
  | 'security-changed'
  | 'parameter-removed'
  | 'parameter-now-required'
  | 'body-removed'
  | 'body-now-required'
  | 'response-removed'
  | 'header-removed'
  | 'media-type-removed'
  | 'schema-name-removed'
  | 'request-field-removed'
  | 'request-field-now-required'
  | 'request-closed'
  | 'request-retyped'
  | 'request-enum-narrowed'
  | 'request-tightened'
  | 'request-default-changed'
  | 'response-field-removed'
  | 'response-field-now-optional'
  | 'response-nullable'
  | 'response-retyped'
  | 'response-enum-widened'
  | 'response-loosened'
  | 'keyword-changed';

export interface Incompatibility {
  kind: IncompatibilityKind;
  /** Operation and path, such as `getRun 200 application/json /status`. */
  where: string;
  detail: string;
}
