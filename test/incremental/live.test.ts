import type { Diagnostic } from '@docgen/core/diagnostic';
import { type LiveSite, openLiveSite } from '@docgen/pipeline/live/live-site';
import { type Arbitrary, array, boolean, record } from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '../mutation/for-all.ts';
import { docgenModules } from '../support/docgen-modules.ts';
import { EDITS } from './edits.ts';
import { type Act, edits } from './follow.ts';
import { makeProject, type Project } from './project.ts';
import { copyOf, firstSite, siteWithoutSchemas } from './site.ts';

interface Sequence {
  /** Whether the site has schemas. */
  readonly schemas: boolean;
  readonly steps: readonly (readonly Act[])[];
}

const sequences: Arbitrary<Sequence> = record({
  schemas: boolean(),
  steps: array(edits, { minLength: 4, maxLength: 6 }),
});

/** Opens the site of a project as `docgen dev` does. */
async function open({ configFile }: Project) {
  let resolveChecked = (_: readonly Diagnostic[]) => {};
  const site = await openLiveSite({
    configFile,
    modules: docgenModules,
    onChange: () => {},
    onChecked: (diagnostics) => resolveChecked(diagnostics),
    onFault: (thrown) => {
      throw thrown;
    },
    onStuck: () => {},
  });
  return {
    site,
    /** What is wrong once the whole site has been checked, sorted. */
    async checked(): Promise<readonly string[]> {
      const found = new Promise<readonly Diagnostic[]>((resolve) => {
        resolveChecked = resolve;
      });
      site.check();
      return (await found).map((each) => JSON.stringify(each)).sort();
    },
  };
}

/** What a site has at each of some output paths. */
async function answersOf(site: LiveSite, paths: readonly string[]) {
  const answers: Record<string, unknown> = {};
  for (const path of paths) answers[path] = await site.answer([path]);
  return answers;
}

/** After each step, a site that has stayed open has to be like one that is opened then. */
async function followLive({ schemas, steps }: Sequence): Promise<void> {
  const project = makeProject();
  let site = schemas ? firstSite() : siteWithoutSchemas();
  project.put(site);
  const live = await open(project);
  try {
    for (const [index, acts] of steps.entries()) {
      site = copyOf(site);
      for (const [name, a, b] of acts) EDITS[name]?.(site, a, b);
      await live.site.change(project.put(site));
      const fresh = await open(project);
      try {
        const step = `after step ${index + 1}`;
        const [kept, anew] = await Promise.all([live.checked(), fresh.checked()]);
        expect(kept, step).toEqual(anew);
        const paths = await pathsOf(project);
        const expected = await answersOf(fresh.site, paths);
        expect(await answersOf(live.site, paths), step).toEqual(expected);
      } finally {
        await fresh.site.close();
      }
    }
  } finally {
    await live.site.close();
    project.remove();
  }
}

/** Output paths of the pages that a build writes; none when it fails. */
async function pathsOf(project: Project): Promise<readonly string[]> {
  const { files } = await project.clean({ write: true });
  return Object.keys(files).filter((path) => path.endsWith('.html'));
}

it('a site that stays open is what one opened now is, whatever was edited', async () => {
  await forAll(sequences, 2, followLive, { shrink: false });
}, 3_600_000);
