/** Who a person is for an identity provider. */
export interface UserIdentityTable {
  issuer: string;
  /** The provider's name of the person, which it never gives to another. */
  subject: string;
  user_id: string;
  email: string | null;
  created_at: string;
}

/** Sign-ins that have begun. Each ends once. */
export interface SignInFlowTable {
  /** The hash of what the answer must have. */
  id: string;
  /** The hash of a cookie: another browser cannot go on. */
  browser_hash: string;
  /** JSON, sealed for the id. */
  sealed: string;
  expires_at: string;
}
