import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { needsSite } from './test/support/needs-site.ts';
import { keepTemporaryFilesInMemory } from './test/support/temporary-folder.ts';

// Tests run the bundled CLI, as users install it.
const bundle = 'test/support/bundle-docgen.ts';

// Builds the sites for tests in a browser and of whole sites, if any of these run.
const site = 'test/support/built-site.ts';

// Node and Vite select builds of libraries by this variable. Tests use those that docgen ships: the
// development build of the Markdown parser, with its assertions, takes twice as long.
process.env.NODE_ENV = 'production';

// esbuild is written in Go, whose garbage collector by default runs whenever the heap has doubled.
// In a process that bundles repeatedly, this takes a quarter of its processor time.
process.env.GOGC ??= '400';

keepTemporaryFilesInMemory();

/**
 * Starting a child process takes longer the more memory the parent has (10 ms at first, over 100 ms
 * with a gigabyte), so tests that do so run first, while the workers are small. Tests in a browser
 * run last, because their waits of milliseconds need an otherwise idle processor. Within both
 * halves, the files that take longest come first, so that no core is idle at the end: those that
 * generate their cases, change a served site or slow a browser down.
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
 * Flags of V8 for the workers. Workers keep all cores busy, so the helper threads of one worker's
 * garbage collection take time from another: with them and the default interrupt budget, compiling,
 * drawing and loading schemas take 1.2 times the processor time. Only the V8 of Node 20 has this
 * budget; see `docgen/v8-flags.ts`.
 */
const WORKER_FLAGS = [
  '--single-threaded-gc',
  '--max-semi-space-size=64',
  ...(process.versions.node.startsWith('20.') ? ['--interrupt-budget=600000'] : []),
];

export default defineConfig({
  // Vite would choose the build for bundlers, whose classes differ from those of the modules below
  // `graphql/`.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  test: {
    sequence: { sequencer: ProcessesFirst },
    exclude: ['**/node_modules/**', '**/dist/**', 'test/fixtures/**'],
    // Limits only protect against hangs: a slow, busy machine may take several times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than there are cores, because tests wait for browsers, servers and other processes.
    maxWorkers: availableParallelism() + 1,
    execArgv: WORKER_FLAGS,
    // Importing the tested modules takes longer than most tests, and no module keeps state.
    isolate: false,
    // Vite must not transform bundles: docgen's own and those that builds produce.
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
