import { createRequire } from 'node:module';
import type { BuildModules } from './build-modules.ts';

/** The version of React that is bundled for browsers: the one that docgen's runtime resolves to. */
export function installedReact({ browser }: Pick<BuildModules, 'browser'>): string {
  return createRequire(browser)('react-dom/package.json').version;
}
