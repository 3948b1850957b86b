/** A backend of the tools over an API that has only some operations. */
import { vi } from 'vitest';
import type { ContractApi } from '../contract-api.ts';
import { createContractBackend, type LocalFiles } from '../contract-backend.ts';

export type Calls = { [Name in keyof ContractApi]?: (...args: never[]) => unknown };

export const IN_ACME = { workspace: 'acme', env: 'staging' } as const;
export const PLACE = { slug: 'acme', schemaKey: 'invoice', env: 'staging' };
export const listOf = <T>(data: T[], total = data.length) => ({ total, data });

/** A schema of a workspace. */
export const schema = { schemaKey: 'invoice', name: 'Invoice', description: null, latestVersionNumber: 7 };

type Operation = (...args: unknown[]) => unknown;

interface BackendParts {
  files?: Partial<LocalFiles> | null;
  workspace?: string | undefined;
}

/** The backend, and the calls of its operations by their names. */
export function backendOf(operations: Calls, { files = null, workspace }: BackendParts = {}) {
  const calls = Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [name, vi.fn<Operation>(operation as Operation)]),
  );
  const api = calls as unknown as ContractApi;
  return { backend: createContractBackend({ api, workspace, files: files as LocalFiles | null }), calls };
}
