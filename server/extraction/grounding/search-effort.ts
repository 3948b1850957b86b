/** Searches for values without letters or digits. */
const MAX_SCANS = 40;
/** Of searches for similar words: about half a second. */
const MAX_STEPS = 4_000_000;

export interface SearchCost {
  scans: number;
  steps: number;
}

/** What the slow searches for the values of one extraction may take. Beyond it, they find nothing. */
export class SearchEffort {
  scans = 0;
  steps = 0;

  get hasScans(): boolean {
    return this.scans <= MAX_SCANS;
  }

  get hasSteps(): boolean {
    return this.steps <= MAX_STEPS;
  }

  /** Takes what a search took when it was made. False if the effort would not have allowed it. */
  take({ scans, steps }: SearchCost): boolean {
    if ((scans > 0 && this.scans + scans > MAX_SCANS) || (steps > 0 && !this.hasSteps)) return false;
    this.scans += scans;
    this.steps += steps;
    return true;
  }
}
