import { inject } from 'vitest';
import { createDatabaseOn, type Template, type TestDatabase } from './postgres-databases.ts';

/** A database of its own on the PostgreSQL of this run of the tests, empty or a copy of a template. */
export async function createTestDatabase(template?: Template): Promise<TestDatabase> {
  const { starter, run } = inject('postgres');
  const response = await fetch(starter);
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return createDatabaseOn(answer, run, template);
}
