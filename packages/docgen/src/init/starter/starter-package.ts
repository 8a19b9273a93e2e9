/** The scripts that every site has use for. */
export const SCRIPTS = {
  build: 'docgen build',
  check: 'docgen check',
  serve: 'docgen serve',
};

/**
 * The `package.json` of a new site.
 *
 * @param version - docgen's version.
 */
export function starterPackage(name: string, version: string): string {
  const contents = {
    name,
    private: true,
    type: 'module',
    scripts: SCRIPTS,
    devDependencies: { 'supergraph-docgen': `^${version}` },
  };
  return `${JSON.stringify(contents, null, 2)}\n`;
}
