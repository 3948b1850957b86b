export interface EndpointShares {
  /** Begins an attempt. Returns the end of it, or null when the endpoint must wait. */
  enter(endpointId: string): (() => void) | null;
}

/**
 * Divides the attempts that this process can have under way among endpoints. While half of them are free, each endpoint
 * has as many as it wants; after that, no more than an equal share, so that events for destinations that hang leave
 * room for all others.
 */
export function createEndpointShares(capacity: number): EndpointShares {
  const underWay = new Map<string, number>();
  let total = 0;

  return {
    enter(endpointId) {
      const own = underWay.get(endpointId) ?? 0;
      const share = Math.max(1, Math.floor(capacity / (underWay.size + 1)));
      if (total >= capacity / 2 && own >= share) return null;
      underWay.set(endpointId, own + 1);
      total += 1;
      return () => {
        total -= 1;
        const left = (underWay.get(endpointId) ?? 1) - 1;
        if (left === 0) underWay.delete(endpointId);
        else underWay.set(endpointId, left);
      };
    },
  };
}
