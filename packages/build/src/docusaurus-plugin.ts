import { join } from 'node:path';
import { nearestNames } from '@docgen/core/did-you-mean';
import type { Plugin } from 'esbuild';
import type { BundleInput } from './bundle-input.ts';
import {
  DOCUSAURUS_MODULES,
  DOCUSAURUS_SPECIFIER,
  docusaurusModule,
} from './docusaurus-modules.ts';
import { COMPONENTS, componentModule } from './generated-modules.ts';
import { problemMessage } from './problem-message.ts';

/** Resolves `@theme/…` and `@docusaurus/…` to docgen's equivalents. */
export function docusaurusPlugin({ modules }: Pick<BundleInput, 'modules'>): Plugin {
  return {
    name: 'docgen-docusaurus',
    setup(build) {
      build.onResolve({ filter: DOCUSAURUS_SPECIFIER }, ({ path, kind, resolveDir }) => {
        const source = docusaurusModule(path)?.source;
        switch (source?.kind) {
          case 'file':
            return { path: join(modules.docusaurus, `${source.name}.js`) };
          case 'component':
            return build.resolve(componentModule(source.name), { kind, resolveDir });
          case 'components':
            return build.resolve(COMPONENTS, { kind, resolveDir });
          default:
            return { errors: [unknownModule(path)] };
        }
      });
    },
  };
}

function unknownModule(specifier: string) {
  const known = [...DOCUSAURUS_MODULES.keys()];
  // Names differ behind the slash; the scope alone would make all of them similar.
  const [scope = '', name = ''] = /^(@[^/]+\/)(.*)$/s.exec(specifier)?.slice(1) ?? [];
  const names = new Map(known.map((module) => [module.replace(/^@[^/]+\//, ''), module]));
  const [nearest] = nearestNames(name, names.keys());
  const suggestion = nearest === undefined ? '' : `Did you mean "${names.get(nearest)}"? `;
  const same = known.filter((module) => module.startsWith(scope));
  const listed = same.length === 0 ? known : same;
  return problemMessage({
    code: 'unknown-module',
    severity: 'error',
    message: `docgen has no "${specifier}".`,
    hint: `${suggestion}There are ${listed.join(', ')}.`,
  });
}
