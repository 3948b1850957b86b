import { addMember, removeMember, updateMember, type Member } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { getMeQuery, listMembersQuery } from '../../../../generated/queries.gen.ts';
import { useListPages } from '../../../api/use-list-pages.ts';
import { useParameters } from '../../../lib/console-address.ts';
import { copyText } from '../../../lib/save-file.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { Icon } from '../../../parts/icons.tsx';
import { useShortcuts } from '../../../parts/shortcuts.ts';
import { PendingState } from '../../../parts/states.tsx';
import { TimeAgo } from '../../../parts/time-ago.tsx';
import { useChange } from '../../../parts/use-change.ts';
import { useRowKeys } from '../../../parts/use-row-keys.ts';
import { VirtualRows } from '../../../parts/virtual-rows.tsx';
import type { ViewProps } from '../../late-view.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { nameRole, RoleSelect, type Role } from './role-select.tsx';
import { OpenInvites } from './open-invites.tsx';

/** The members of the workspace. */
export default function MembersSettings({ slug }: ViewProps) {
  const [parameters, setParameters] = useParameters();
  const { data: me } = useQuery(getMeQuery());
  const { data: members } = useQuery(listMembersQuery({ path: { slug }, query: { pageSize: 100 } }));
  const isOwner = members?.data.some(({ userId, role }) => userId === me?.id && role === 'owner') === true;
  const add = () => setParameters({ new: '1' });
  const invite = () => setParameters({ invite: '1' });
  useShortcuts('Members', [
    { keys: 'n', label: 'Add a member', needs: 'addMember', run: add },
    { keys: 'i', label: 'Invite a person', needs: 'createInvite', run: invite },
  ]);
  return (
    <SettingsFrame
      slug={slug}
      section="members"
      actions={
        <>
          <button data-needs="addMember" type="button" class="button" onClick={add}>
            Add a member
          </button>
          {isOwner && (
            <button data-needs="createInvite" type="button" class="button button-primary" onClick={invite}>
              <Icon name="plus" />
              Invite a person
            </button>
          )}
        </>
      }
    >
      {me !== undefined && (
        <p class="settings-note">
          <span>
            You are {me.name}, <code>{me.id}</code>. The owner of a workspace adds you with this ID.
          </span>
          <button type="button" class="button" onClick={() => void copyText(me.id, 'User ID')}>
            <Icon name="copy" />
            Copy
          </button>
        </p>
      )}
      <MemberTable slug={slug} myId={me?.id} isOwner={isOwner} />
      {isOwner && <OpenInvites slug={slug} />}
      {parameters.has('invite') && <InviteDialog slug={slug} close={() => setParameters({ invite: null })} />}
      {parameters.has('new') && <NewMember slug={slug} close={() => setParameters({ new: null })} />}
    </SettingsFrame>
  );
}

function MemberTable({ slug, myId, isOwner }: { slug: string; myId: string | undefined; isOwner: boolean }) {
  const [removed, setRemoved] = useState<Member | null>(null);
  const { total, error, getItem, show, refetch } = useListPages((query) => listMembersQuery({ path: { slug }, query }));
  const current = useRowKeys({ name: 'Rows', noun: 'member', total });
  if (error !== null || total === undefined) return <PendingState error={error} retry={refetch} />;
  return (
    <>
      <VirtualRows
        label="Members"
        count={total}
        current={current}
        onRange={show}
        columns={['Name', 'User ID', 'Role', 'Since', 'Actions']}
        rowClass="member-row"
        renderCells={(index) => {
          const member = getItem(index);
          if (member === undefined) return <span role="cell">…</span>;
          return (
            <>
              <span role="cell">
                <strong>{member.name}</strong>
                {member.userId === myId && <span class="muted"> you</span>}
              </span>
              <span role="cell" class="muted">
                <code>{member.userId}</code>
              </span>
              <span role="cell">
                {isOwner && member.userId !== myId && member.role !== 'former' ? (
                  <RoleOfMember key={member.userId} slug={slug} member={member} />
                ) : (
                  nameRole(member.role)
                )}
              </span>
              <span role="cell" class="muted">
                <TimeAgo at={member.createdAt} />
              </span>
              <span role="cell">
                {member.role !== 'owner' && (
                  <button
                    data-needs="removeMember"
                    type="button"
                    class="link-button"
                    aria-label={`Remove ${member.name}`}
                    onClick={() => setRemoved(member)}
                  >
                    Remove…
                  </button>
                )}
              </span>
            </>
          );
        }}
      />
      {removed !== null && <RemoveMember slug={slug} member={removed} close={() => setRemoved(null)} />}
    </>
  );
}

/** The role, which counts from the member's next request on. */
function RoleOfMember({ slug, member }: { slug: string; member: Member }) {
  const { mutate, isPending } = useChange(
    (sending, role: Role) => updateMember({ ...sending, path: { slug, userId: member.userId }, body: { role } }),
    { touches: ['listMembers'], done: `The role of ${member.name} has changed.`, notifiesErrors: true },
  );
  return <RoleSelect label={`Role of ${member.name}`} role={member.role} isDisabled={isPending} onChoose={mutate} />;
}

function NewMember({ slug, close }: { slug: string; close: () => void }) {
  const [userId, setUserId] = useState('');
  const [role, setRole] = useState<Role>('member');
  const { mutate, isPending, error } = useChange(
    (sending) => addMember({ ...sending, path: { slug }, body: { userId: userId.trim(), role } }),
    { touches: ['listMembers'], done: 'Member added.', after: close },
  );
  return (
    <FormDialog
      title="Add a member"
      close={close}
      submit={mutate}
      submitLabel="Add"
      isPending={isPending}
      error={error}
    >
      <label class="field">
        <span>User ID</span>
        <input
          value={userId}
          required
          maxLength={200}
          placeholder="usr_…"
          onInput={({ currentTarget }) => setUserId(currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>Role</span>
        <RoleSelect role={role} isExplained onChoose={setRole} />
      </label>
      <p class="muted">Users find their ID here, in the settings of any of their workspaces.</p>
    </FormDialog>
  );
}

function RemoveMember({ slug, member, close }: { slug: string; member: Member; close: () => void }) {
  const { mutate, isPending, error } = useChange(
    (sending) => removeMember({ ...sending, path: { slug, userId: member.userId } }),
    { touches: ['listMembers'], done: `${member.name} removed.`, after: close },
  );
  return (
    <FormDialog
      title={`Remove ${member.name}`}
      close={close}
      submit={mutate}
      submitLabel="Remove"
      isDangerous
      isPending={isPending}
      error={error}
    >
      <p>The membership ends at once. Documents, runs and schemas of the member stay.</p>
    </FormDialog>
  );
}
