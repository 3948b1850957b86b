import { parsePointer } from '../../../../lib/pointer-steps.ts';
import type { UnsentAction } from '../../outbox.ts';

/** Moves a row of a list by one, with its marks; null where it is the first or last one. */
export function moveRowActions(
  data: unknown,
  path: string,
  by: 1 | -1,
): { actions: UnsentAction[]; path: string } | null {
  const steps = parsePointer(path);
  const index = Number(steps.pop());
  const list = steps.reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | null | undefined)?.[step],
    data,
  );
  if (!Array.isArray(list) || list[index] === undefined || list[index + by] === undefined) return null;
  const target = `${path.slice(0, path.lastIndexOf('/') + 1)}${index + by}`;
  return {
    actions: [
      { path, action: 'removeRow' },
      { path: target, action: 'addRow', value: list[index] as unknown },
    ],
    path: target,
  };
}
