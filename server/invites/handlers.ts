import type { IncomingHttpHeaders } from 'node:http';
import { toPageRequest, type HandlersOf } from '../http/operation.ts';
import { mapPage } from '../lib/pagination.ts';
import type { Invite } from './repository.ts';
import type { InvitesService } from './service.ts';

const present = ({ workspaceId: _, ...invite }: Invite) => invite;

/** The address that the request came to, unless the server has a public one. */
function getOrigin(publicUrl: string | null, headers: IncomingHttpHeaders): string {
  const isHttps = String(headers['x-forwarded-proto'] ?? '').split(',')[0] === 'https';
  return publicUrl ?? `${isHttps ? 'https' : 'http'}://${headers.host ?? 'localhost'}`;
}

/** @param publicUrl where people find the server; null for the address that a request comes to */
export function createInviteHandlers(
  invites: InvitesService,
  publicUrl: string | null,
): HandlersOf<'listInvites' | 'createInvite' | 'deleteInvite'> {
  return {
    async listInvites({ caller, path, query }) {
      return { status: 200, body: mapPage(await invites.list(caller, path.slug, toPageRequest(query)), present) };
    },
    async createInvite({ caller, path, body, headers }) {
      const { invite, token } = await invites.create(caller, path.slug, body);
      // What comes after # is sent to no server, so it is in no log.
      return { status: 201, body: { ...present(invite), url: `${getOrigin(publicUrl, headers)}/invite#${token}` } };
    },
    async deleteInvite({ caller, path }) {
      await invites.delete(caller, path.id);
      return { status: 204 };
    },
  };
}
