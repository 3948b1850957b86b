/** An error with advice for two kinds of readers: people at the command line, and agents that call tools. */
export class AdvisedError extends Error {
  /** The same for agents, which cannot run commands. */
  readonly forAgents: string;

  constructor(problem: string, { person, agent }: { person: string; agent: string }) {
    super(`${problem} ${person}`);
    this.forAgents = `${problem} ${agent}`;
  }
}
