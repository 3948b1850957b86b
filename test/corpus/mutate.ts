/** The ways in which files break on their way: cut, overwritten, repeated, mixed up. */
type Mutation = (bytes: Buffer, random: () => number) => Buffer;

const place = (bytes: Buffer, random: () => number): number => Math.floor(random() * bytes.length);

const MUTATIONS: Mutation[] = [
  (bytes, random) => bytes.subarray(0, place(bytes, random)),
  (bytes, random) => bytes.subarray(place(bytes, random)),
  (bytes, random) => {
    const copy = Buffer.from(bytes);
    for (let times = 1 + random() * 20; times > 0; times--) copy[place(copy, random)] = Math.floor(random() * 256);
    return copy;
  },
  (bytes, random) => {
    const copy = Buffer.from(bytes);
    const from = place(copy, random);
    return copy.fill(random() < 0.5 ? 0 : 255, from, Math.min(copy.length, from + Math.floor(random() * 512)));
  },
  (bytes, random) => {
    const at = place(bytes, random);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.floor(at / 2))]);
  },
  (bytes, random) => {
    const at = place(bytes, random);
    return Buffer.concat([bytes.subarray(at), bytes.subarray(0, at)]);
  },
];

/** A mutant of a file: another for each number that `random` gives. */
export function mutate(bytes: Buffer, random: () => number): Buffer {
  const mutation = MUTATIONS[Math.floor(random() * MUTATIONS.length)];
  return mutation === undefined || bytes.length === 0 ? bytes : mutation(bytes, random);
}
