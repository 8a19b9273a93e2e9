import type { Diagnostic } from '@docgen/core/diagnostic';
import { type LiveSite, openLiveSite } from '@docgen/pipeline/live/live-site';
import { type Arbitrary, array, boolean, record } from 'fast-check';
import { expect, it } from 'vitest';
import { servedPaths } from '../../packages/docgen/src/serve/find-served-file.ts';
import { forAll } from '../mutation/for-all.ts';
import { docgenModules } from '../support/docgen-modules.ts';
import { EDITS } from './edits.ts';
import { type Act, edits } from './follow.ts';
import { makeProject, type Project } from './project.ts';
import { CODE, copyOf, firstSite, siteWithoutSchemas } from './site.ts';

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
    /** Checks the whole site. @returns Its diagnostics as JSON, sorted. */
    async checked(): Promise<readonly string[]> {
      const found = new Promise<readonly Diagnostic[]>((resolve) => {
        resolveChecked = resolve;
      });
      site.check();
      return (await found).map((each) => JSON.stringify(each)).sort();
    },
  };
}

/** The answers of a site to some addresses below its root. */
async function answersOf(site: LiveSite, addresses: Iterable<string>) {
  const answers: Record<string, unknown> = {};
  for (const address of addresses) answers[address] = await site.answer(servedPaths(address));
  return answers;
}

/**
 * Addresses below the root of the pages in the sitemap; none if an author's file replaces the
 * sitemap.
 */
async function addressesOf(site: LiveSite): Promise<readonly string[]> {
  const answer = await site.answer(['sitemap.xml']);
  const text = answer.kind === 'contents' ? String(answer.contents) : '';
  const root = site.basePath().slice(0, -1);
  return Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) =>
    new URL(url).pathname.slice(root.length),
  );
}

/** After each step, a site that has stayed open must be equal to one that is opened then. */
async function followLive({ schemas, steps }: Sequence): Promise<void> {
  const project = makeProject();
  let site = schemas ? firstSite() : siteWithoutSchemas();
  project.put(site);
  const live = await open(project);
  // Removed pages and redirects must have the same answers, too.
  const addresses = new Set(['/old', '/older', '/lost', ...(await addressesOf(live.site))]);
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
        for (const address of await addressesOf(fresh.site)) addresses.add(address);
        // While code or a schema has errors, an open site keeps what it loaded before, and a new one
        // has nothing.
        const errors = anew.filter((each) => each.includes('"severity":"error"'));
        const hasCode = [...CODE.keys()].some((path) => site.files.has(path));
        if (errors.some((each) => hasCode || each.includes('.graphql"'))) continue;
        const expected = await answersOf(fresh.site, addresses);
        expect(await answersOf(live.site, addresses), step).toEqual(expected);
      } finally {
        await fresh.site.close();
      }
    }
  } finally {
    await live.site.close();
    project.remove();
  }
}

it('after any edits, a live site that stays open is equal to one that is opened at that moment', async () => {
  await forAll(sequences, 1, followLive, { shrink: false });
}, 3_600_000);
