import { inject } from 'vitest';
import { createDatabaseOn, type Template, type TestDatabase } from './postgres-databases.ts';

/** Creates a database on this run's PostgreSQL, empty or as a copy of a template. */
export async function createTestDatabase(template?: Template): Promise<TestDatabase> {
  const { starter, run } = inject('postgres');
  const response = await fetch(starter);
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return createDatabaseOn(answer, run, template);
}
