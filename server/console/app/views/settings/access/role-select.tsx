import type { InviteRole } from '@excerpt/sdk';

export type Role = InviteRole;

const ROLES: [role: Role, name: string, meaning: string][] = [
  ['member', 'Member', 'works with everything'],
  ['reviewer', 'Reviewer', 'reviews and labels'],
  ['reader', 'Reader', 'only reads'],
  ['owner', 'Owner', 'also settings and people'],
];

export const nameRole = (role: string): string => ROLES.find(([one]) => one === role)?.[1] ?? role;

interface RoleSelectProps {
  /** The accessible name, where no label has it. */
  label?: string;
  role: string;
  isExplained?: boolean;
  isDisabled?: boolean;
  onChoose: (role: Role) => void;
}

export function RoleSelect({ label, role, isExplained = false, isDisabled = false, onChoose }: RoleSelectProps) {
  return (
    <select
      aria-label={label}
      value={role}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onChoose(ROLES.find(([one]) => one === currentTarget.value)?.[0] ?? 'member')}
    >
      {ROLES.map(([value, name, meaning]) => (
        <option key={value} value={value}>
          {isExplained ? `${name}: ${meaning}` : name}
        </option>
      ))}
    </select>
  );
}
