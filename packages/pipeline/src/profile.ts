import type { Progress } from '@docgen/core/progress';
import type { BuildProfile, PageProfile, StepProfile } from './build-options.ts';

/** Measures steps and pages, and forwards progress. */
export interface Profiler {
  readonly progress: Progress;
  /** Adds time to a page. */
  readonly page: (route: string, milliseconds: number) => void;
  readonly result: () => BuildProfile;
}

/** Wraps the progress of a run. */
export function createProfiler(progress: Progress): Profiler {
  const steps: StepProfile[] = [];
  const pages = new Map<string, number>();
  return {
    progress: {
      async step(name, run) {
        const start = performance.now();
        const value = await progress.step(name, run);
        const milliseconds = performance.now() - start;
        steps.push({ name, milliseconds, rssBytes: process.memoryUsage.rss() });
        return value;
      },
    },
    page: (route, milliseconds) => {
      pages.set(route, (pages.get(route) ?? 0) + milliseconds);
    },
    result: () => ({
      steps,
      slowestPages: [...pages]
        .map(([route, milliseconds]): PageProfile => ({ route, milliseconds }))
        .sort((a, b) => b.milliseconds - a.milliseconds)
        .slice(0, 10),
    }),
  };
}
