import {
  type Arbitrary,
  array,
  boolean,
  constantFrom,
  nat,
  oneof,
  record,
  tuple,
} from 'fast-check';
import { expect } from 'vitest';
import { EDITS } from './edits.ts';
import { makeProject, type RunOptions } from './project.ts';
import { copyOf, firstSite, siteWithoutSchemas } from './site.ts';

/** An action by its name, with two numbers that select what it changes and how. */
export type Act<N extends string = string> = readonly [name: N, a: number, b: number];

/** The actions between two runs, and the run. */
export interface Step {
  /** Whether to undo the mistakes of the previous step first. */
  readonly mends: boolean;
  readonly acts: readonly Act[];
  readonly run: RunOptions;
}

const number = nat(999);

function act<const N extends string>(...names: readonly N[]): Arbitrary<Act<N>> {
  return tuple(constantFrom(...names), number, number);
}

/** One or two edits of an author at once. */
export const edits = array(act(...Object.keys(EDITS)), { minLength: 1, maxLength: 2 });

const others = act('undo', 'undo', 'undo', 'tamper', 'damage').map((one) => [one]);

const runs = oneof(
  { weight: 8, arbitrary: constantFrom<RunOptions>({ write: true }) },
  { weight: 2, arbitrary: constantFrom<RunOptions>({ write: false }) },
  {
    weight: 1,
    arbitrary: constantFrom<RunOptions>(
      { write: true, outDir: 'other-dist' },
      { write: true, basePath: '/based/' },
    ),
  },
);

const step: Arbitrary<Step> = record({
  mends: boolean(),
  acts: oneof({ weight: 3, arbitrary: edits }, { weight: 1, arbitrary: others }),
  run: runs,
});

/** A site, and the steps that change and build it. */
export interface Sequence {
  /** Whether the site has schemas. */
  readonly schemas: boolean;
  readonly steps: readonly Step[];
}

export const sequences: Arbitrary<Sequence> = record({
  schemas: boolean(),
  steps: array(step, { minLength: 5, maxLength: 10 }),
});

/** Applies the steps in order. After each, a clean build must give the same result. */
export async function follow({ schemas, steps }: Sequence): Promise<void> {
  const project = makeProject();
  try {
    let site = schemas ? firstSite() : siteWithoutSchemas();
    let fine = site;
    const past = [site];
    project.put(site);
    await project.incremental({ write: true });
    for (const [index, { mends, acts, run }] of steps.entries()) {
      site = copyOf(mends ? fine : site);
      for (const [name, a, b] of acts) {
        if (name === 'tamper') project.tamper(a, b);
        else if (name === 'damage') project.damage(a, b);
        else if (name === 'undo') site = copyOf(past.at(-1 - (a % 4)) ?? fine);
        else EDITS[name]?.(site, a, b);
      }
      past.push(site);
      project.put(site);
      const clean = await project.clean(run);
      expect(await project.incremental(run), `after step ${index + 1}`).toEqual(clean);
      if (!clean.failed) fine = site;
    }
  } finally {
    project.remove();
  }
}
