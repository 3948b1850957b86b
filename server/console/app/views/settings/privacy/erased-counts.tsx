/** How the console names what was erased. */
const WORDS: Record<string, string> = {
  documents: 'Documents',
  fileBytes: 'Bytes of files',
  runs: 'Runs',
  calls: 'Calls of models',
  reviews: 'Reviews',
  reviewActions: 'Corrections',
  labels: 'Labels',
  memoryExamples: 'Examples of the memory',
  packets: 'Packets',
  webhookEvents: 'Webhook events',
};

export function ErasedCounts({ counts }: { counts: Record<string, number> }) {
  return (
    <dl class="panel-facts">
      {Object.entries(counts).map(([name, count]) => (
        <div key={name}>
          <dt>{WORDS[name] ?? name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
