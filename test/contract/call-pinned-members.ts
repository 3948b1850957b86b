import { done, type Body } from './pinned-answers.ts';
import type { PinnedCaller } from './pinned-client.ts';

/** Lets people into a workspace, and takes them out again. */
export async function callMembers({ api, example }: PinnedCaller, slug: string, userId: string): Promise<void> {
  const path = { slug };
  const member = example<Body<'/workspaces/{slug}/members', 'post'>>('addMember', 'bea');
  done(await api.POST('/workspaces/{slug}/members', { params: { path }, body: { ...member, userId } }));
  done(await api.GET('/workspaces/{slug}/members', { params: { path } }));
  const reviewer = example<Body<'/workspaces/{slug}/members/{userId}', 'patch'>>('updateMember', 'reviewer');
  const memberPath = { params: { path: { slug, userId } } };
  done(await api.PATCH('/workspaces/{slug}/members/{userId}', { ...memberPath, body: reviewer }));
  done(await api.DELETE('/workspaces/{slug}/members/{userId}', memberPath));
  const invite = example<Body<'/workspaces/{slug}/invites', 'post'>>('createInvite', 'reviewer');
  const { id } = done(await api.POST('/workspaces/{slug}/invites', { params: { path }, body: invite }));
  done(await api.GET('/workspaces/{slug}/invites', { params: { path } }));
  done(await api.DELETE('/invites/{id}', { params: { path: { id } } }));
}
