import { join } from 'node:path';
import { nearestNames } from '@docgen/core/strings/did-you-mean';
import type { Plugin } from 'esbuild';
import type { BundleInput } from '../bundle-input.ts';
import { problemMessage } from '../problem-message.ts';
import {
  DOCUSAURUS_MODULES,
  DOCUSAURUS_SPECIFIER,
  docusaurusModule,
} from '../resolve/docusaurus-modules.ts';
import { reasonAgainst } from '../resolve/docusaurus-reasons.ts';
import { siteThemeModule } from '../resolve/site-theme.ts';
import { COMPONENTS, componentModule, elementModule, exportModule } from './generated-modules.ts';

/**
 * Resolves `@theme/…` and `@docusaurus/…` to docgen's equivalents. The site's own `@theme/…` take
 * precedence.
 */
export function docusaurusPlugin({
  modules,
  projectDir,
}: Pick<BundleInput, 'modules' | 'projectDir'>): Plugin {
  return {
    name: 'docgen-docusaurus',
    setup(build) {
      build.onResolve({ filter: DOCUSAURUS_SPECIFIER }, ({ path, kind, resolveDir }) => {
        const own = siteThemeModule(path, projectDir);
        if (own !== undefined) return { path: own };
        const source = docusaurusModule(path)?.source;
        switch (source?.kind) {
          case 'file':
            return { path: join(modules.docusaurus, `${source.name}.js`) };
          case 'component':
            return build.resolve(componentModule(source.name), { kind, resolveDir });
          case 'export': {
            const file = join(modules.docusaurus, `${source.name}.js`);
            return build.resolve(exportModule(source.export, file), { kind, resolveDir });
          }
          case 'element':
            return build.resolve(elementModule(source.name), { kind, resolveDir });
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
  const scope = specifier.startsWith('@docusaurus/') ? '@docusaurus/' : '@theme/';
  const name = nameIn(specifier);
  const listed = known.filter((module) => module.startsWith(scope));
  const nearest =
    known.find((module) => nameIn(module).toLowerCase() === name.toLowerCase()) ??
    nearestNames(name, listed.map(nameIn)).map((near) => scope + near)[0];
  const suggestion =
    nearest === undefined ? `There are ${listed.join(', ')}.` : `Did you mean "${nearest}"?`;
  return problemMessage({
    code: 'unknown-module',
    severity: 'error',
    message: `docgen does not provide "${specifier}".`,
    hint: reasonAgainst(specifier, nearest) ?? suggestion,
  });
}

/** The part of a specifier after its scope, which identifies a module. */
function nameIn(specifier: string): string {
  return specifier.replace(/^@[^/]+\//, '');
}
