export interface UserTable {
  id: string;
  name: string;
  plan: string;
  created_at: string;
  /** In lower case; to sign in with. */
  email: string | null;
}
