/** The model that an extraction uses. Resolved when the run is accepted, and stored with the run. */
export interface ModelChoice {
  provider: string;
  model: string;
  residency: string;
  keySource: 'system' | 'user';
  /** Null if the operator's key is used, or none. */
  providerKeyId: string | null;
}
