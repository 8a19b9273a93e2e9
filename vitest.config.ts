import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { needsSite } from './test/support/needs-site.ts';
import { keepTemporaryFilesInMemory } from './test/support/temporary-folder.ts';

// The CLI is tested as it is installed, so it is bundled first.
const bundle = 'test/support/bundle-docgen.ts';

// What browsers and tests of the whole site need is built once, if any of them run.
const site = 'test/support/built-site.ts';

// Node and Vite choose the builds of libraries by it: tests run those that docgen ships. The
// development builds of the Markdown parser, with their assertions, take twice as long.
process.env.NODE_ENV = 'production';

// The bundler is a program in Go, whose collector is at work whenever the heap has doubled: a quarter
// of its processor time where a process bundles again and again.
process.env.GOGC ??= '400';

keepTemporaryFilesInMemory();

/**
 * Starting a process takes the longer the more memory the one has that starts it (10 ms at first,
 * over 100 ms with a gigabyte): tests that do so come while the workers are small. Those with a
 * browser come after all others: what waits for milliseconds wants the processor for itself. Among
 * either come those first that make up their cases, change a served site or slow a browser down: short
 * files that take longest would leave a core idle at the end.
 */
class ProcessesFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const text = readFileSync(moduleId, 'utf8');
      const isLong = /forAll|fuzzFormat|startDev|devSite|Throttling|STYLES/.test(text);
      if (needsSite(moduleId)) return isLong ? 3 : 4;
      if (/spawn|execFile|evaluateModule|docgen init/.test(text)) return 0;
      return isLong ? 1 : 2;
    };
    const ranked = (await super.sort(specs)).map((spec) => ({ spec, rank: rank(spec) }));
    return ranked.sort((a, b) => a.rank - b.rank).map(({ spec }) => spec);
  }
}

/**
 * Flags of V8 for the workers. They keep all cores busy, so threads that help one of them collect
 * garbage take time from another: with them and the usual budget, compiling, drawing and loading
 * schemas takes 1.2 times the processor time. Only the V8 of Node 20 knows the budget; see `docgen/cli.ts`.
 */
const WORKER_FLAGS = [
  '--single-threaded-gc',
  '--max-semi-space-size=64',
  ...(process.versions.node.startsWith('20.') ? ['--interrupt-budget=600000'] : []),
];

export default defineConfig({
  // Vite would take the build for bundlers, whose classes are not those of the modules below `graphql/`.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  test: {
    sequence: { sequencer: ProcessesFirst },
    exclude: ['**/node_modules/**', '**/dist/**', 'test/fixtures/**'],
    // Limits are there against hangs: a slow machine that is busy may need a multiple of a quiet one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than there are cores: tests wait for browsers, servers and other processes.
    maxWorkers: availableParallelism() + 1,
    execArgv: WORKER_FLAGS,
    // Loading what is tested takes longer than most tests; no module keeps state.
    isolate: false,
    // Bundles, docgen's own and those that builds make, are not Vite's to transform.
    server: { deps: { external: [/docgen-build-/, /packages\/docgen\/dist\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'suite',
          include: ['{packages,theme,test}/**/*.test.{ts,tsx}'],
          exclude: ['test/visit/**'],
          globalSetup: [bundle, site],
        },
      },
      {
        extends: true,
        test: {
          name: 'visit',
          include: ['test/visit/*.test.ts'],
          globalSetup: [bundle, site],
        },
      },
    ],
  },
});
