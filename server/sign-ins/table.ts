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

export interface PasswordTable {
  user_id: string;
  /** Argon2id, with its parameters and salt. */
  hash: string;
  changed_at: string;
}

export interface PasskeyTable {
  /** The credential's own id, in base64url. */
  id: string;
  user_id: string;
  name: string;
  /** In base64url. */
  public_key: string;
  /** Of uses, by the authenticator; 0 where it does not count. */
  counter: number;
  /** JSON of a list. */
  transports: string;
  used_at: string | null;
  created_at: string;
}

/** What was guessed too often: an account, an address, an invite. */
export interface GuessTable {
  /** A keyed hash. */
  subject: string;
  failures: number;
  blocked_until: string;
  updated_at: string;
}
