export interface UserTable {
  id: string;
  name: string;
  plan: string;
  created_at: string;
}
