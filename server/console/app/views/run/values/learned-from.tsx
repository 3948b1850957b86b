import type { Run } from '@excerpt/sdk';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { linkTo, toEnvParameter, type EnvironmentSlug } from '../../../lib/console-address.ts';

interface Learned {
  slug: string;
  env: EnvironmentSlug;
  memory: Run['memory'];
}

/** The examples that the run on the page used. */
export const LearnedContext = createContext<Learned | null>(null);

/** Links to the documents that a value was learned from. Nothing for other values. */
export function LearnedFrom({ path }: { path: string }) {
  const learned = useContext(LearnedContext);
  const examples = learned?.memory.filter(({ paths }) => paths.includes(path)) ?? [];
  if (learned === null || examples.length === 0) return null;
  const { slug, env } = learned;
  return (
    <p>
      Learned from {examples.length === 1 ? 'a document' : `${examples.length} documents`}:{' '}
      {examples.map(({ exampleId, documentId }, index) => (
        <span key={exampleId}>
          {index > 0 && ', '}
          {documentId === undefined ? (
            exampleId
          ) : (
            <Link href={linkTo(`/${slug}/runs`, { env: toEnvParameter(env), document: documentId })}>
              document {index + 1}
            </Link>
          )}
        </span>
      ))}
    </p>
  );
}
