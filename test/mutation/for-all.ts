import { type Arbitrary, assert, asyncProperty, stringify } from 'fast-check';
import { startWatch } from './watch.ts';

/**
 * Seed of the cases, and a factor for their number, for a longer search:
 * `MUTATION_SEED=7 MUTATION_FACTOR=20 npx vitest run test/mutation`.
 */
const { MUTATION_SEED = '1', MUTATION_FACTOR = '1' } = process.env;

export interface ForAllOptions {
  /**
   * Number of this property, if several properties use the same arbitrary: each gets other cases.
   */
  readonly stream?: number;
  /** False if a case takes so long that searching for a smaller one would take minutes. */
  readonly shrink?: boolean;
}

/**
 * Checks cases of an arbitrary. The same seed gives the same cases, so results are reproducible. A
 * failure names the seed, the path of the case, and the smallest input found that still fails. A
 * case that hangs ends the process and prints its input.
 *
 * @param count - Number of cases.
 */
export async function forAll<T>(
  cases: Arbitrary<T>,
  count: number,
  check: (subject: T) => Promise<void> | void,
  { stream = 0, shrink = true }: ForAllOptions = {},
): Promise<void> {
  const watch = startWatch();
  const property = asyncProperty(cases, async (subject) => {
    watch.begin(typeof subject === 'string' ? subject : stringify(subject));
    await check(subject);
  });
  try {
    await assert(property, {
      seed: Number(MUTATION_SEED) + stream,
      numRuns: count * Number(MUTATION_FACTOR),
      endOnFailure: !shrink,
    });
  } finally {
    await watch.end();
  }
}
