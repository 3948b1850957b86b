/** In a cell: that a violated rule reads its value. Its sentence, with the numbers, is for screen readers. */
export function ViolationMark({ violation }: { violation: string | null }) {
  if (violation === null) return null;
  return (
    <span class="cell-violation level-poor">
      <span aria-hidden="true"> ≠</span>
      <span class="visually-hidden">, {violation}</span>
    </span>
  );
}
