import { Link } from 'wouter-preact';
import { EmptyState } from '../parts/states.tsx';

export function NotFound() {
  return (
    <main id="main" class="page-center">
      <EmptyState title="There is no such page">
        <Link href="/console" class="button">
          Go to the workspaces
        </Link>
      </EmptyState>
    </main>
  );
}
