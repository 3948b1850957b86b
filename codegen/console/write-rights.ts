import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATION_RIGHTS } from '../../server/access/operation-rights.ts';
import { may, ROLES, type Permission } from '../../server/lib/people/workspace-roles.ts';

const PERMISSIONS: Permission[] = ['view', 'read', 'review', 'write', 'own', 'people'];

/** Writes which permission the operations need that not every member may use, and what each role may do. */
export function writeRights({ directory, header }: { directory: string; header: string }): void {
  const needs = Object.entries(OPERATION_RIGHTS).flatMap(([operation, right]) => {
    const permission = typeof right === 'string' ? 'view' : right[1];
    return permission === 'view' ? [] : [`  ${operation}: '${permission}',\n`];
  });
  const roles = ROLES.map((role) => {
    const granted = PERMISSIONS.filter((permission) => may(role, permission));
    return `  ${role}: [${granted.map((permission) => `'${permission}'`).join(', ')}],\n`;
  });
  mkdirSync(directory, { recursive: true });
  writeFileSync(
    join(directory, 'rights.gen.ts'),
    `${header}\n\n/** What the operations need that not every member may use. */\n` +
      `export const NEEDS = {\n${needs.join('')}} as const;\n\n` +
      `/** What each role may do. */\nexport const GRANTED: Record<string, readonly string[] | undefined> = {\n` +
      `${roles.join('')}};\n`,
  );
}
