import type { Wire } from '../http/operation.ts';
import type { ReviewDetail, ReviewSummary } from './service.ts';

export function presentSummary({
  workspaceId: _workspace,
  schemaFamilyId: _family,
  ...review
}: ReviewSummary): Wire<'ReviewListItem'> {
  return review;
}

export function presentReview({ reviewedData, actions, ...review }: ReviewDetail): Wire<'Review'> {
  return {
    ...presentSummary(review),
    reviewedData,
    actions: actions.map(({ box, ...action }) => ({ ...action, box: box as Wire<'ReviewAction'>['box'] })),
  };
}
