import { PACKAGE } from './package-spec.ts';

/** The scripts that every site has use for. */
export const SCRIPTS = {
  build: 'docgen build',
  check: 'docgen check',
  serve: 'docgen serve',
};

/**
 * The `package.json` of a new site.
 *
 * @param spec - Where npm gets docgen from.
 */
export function starterPackage(name: string, spec: string): string {
  const contents = {
    name,
    private: true,
    type: 'module',
    scripts: SCRIPTS,
    devDependencies: { [PACKAGE]: spec },
  };
  return `${JSON.stringify(contents, null, 2)}\n`;
}
