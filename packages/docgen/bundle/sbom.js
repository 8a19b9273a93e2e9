import { closureOf, resolveLocked } from './lockfile.js';

/** @typedef {import('./lockfile.js').LockedPackage} LockedPackage */
/** @typedef {import('./bundled-packages.js').BundledPackage} BundledPackage */

/** Property that describes how a component gets into a site's folder. */
const DELIVERY = 'supergraph-docgen:delivery';

/**
 * Creates a software bill of materials in the format CycloneDX 1.6: the packages that are bundled
 * into docgen, and those that npm installs with it, in the versions that docgen is tested with. It
 * contains no time and no serial number, so the same packages give the same bytes.
 *
 * @param {object} input
 * @param {{ name: string, version: string, license: string, dependencies: object, peerDependencies: object }} input.manifest
 * @param {string} input.folder folder of the manifest, relative to the repository
 * @param {ReadonlyMap<string, LockedPackage>} input.lockfile
 * @param {readonly BundledPackage[]} input.bundled
 */
export function sbom({ manifest, folder, lockfile, bundled }) {
  const required = closureOf(lockfile, Object.keys(manifest.dependencies), folder);
  const peers = closureOf(lockfile, Object.keys(manifest.peerDependencies), folder);
  const installed = new Map([...peers, ...required]);
  const self = `pkg:npm/${manifest.name}@${manifest.version}`;
  const components = [
    ...bundled.map((entry) =>
      component(entry, {
        ref: bundledRef(entry),
        delivery: entry.from === undefined ? 'bundled' : `bundled as a part of ${entry.from}`,
      }),
    ),
    ...Array.from(installed.keys(), (entry) => installedComponent(entry, !required.has(entry))),
  ];
  const direct = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const dependencies = [
    {
      ref: self,
      dependsOn: [
        ...bundled.map(bundledRef),
        ...direct.flatMap((name) => resolveLocked(lockfile, name, folder) ?? []).map(purl),
      ].sort(),
    },
    ...Array.from(installed, ([entry, needs]) => ({
      ref: purl(entry),
      dependsOn: needs.map(purl).sort(),
    })),
  ];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': self,
        name: manifest.name,
        version: manifest.version,
        licenses: [{ license: { id: manifest.license } }],
        purl: self,
      },
    },
    components: components.sort(by('bom-ref')),
    dependencies: dependencies.sort(by('ref')),
  };
}

/**
 * A package that npm installs, for all sites, or only for some (peers and optional dependencies).
 */
function installedComponent(locked, isPeer) {
  const platform = locked.optional ? 'installed where the platform wants it' : 'installed';
  return component(locked, {
    ref: purl(locked),
    scope: isPeer || locked.optional ? 'optional' : 'required',
    delivery: isPeer ? 'installed by sites that want it' : platform,
  });
}

function component({ name, version, license, integrity }, { ref, scope = 'required', delivery }) {
  return {
    type: 'library',
    'bom-ref': ref,
    name,
    version,
    scope,
    ...(license === undefined ? {} : { licenses: [licenceChoice(license)] }),
    purl: purl({ name, version }),
    ...(integrity === undefined ? {} : { hashes: [hash(integrity)] }),
    properties: [{ name: DELIVERY, value: delivery }],
  };
}

function licenceChoice(license) {
  return / (OR|AND|WITH) /.test(license) ? { expression: license } : { license: { id: license } };
}

function purl({ name, version }) {
  return `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
}

/** A package may be both bundled and installed, so the two need different references. */
function bundledRef(entry) {
  return `bundled:${purl(entry)}`;
}

/** Converts a hash in the lockfile to CycloneDX's format. */
function hash(integrity) {
  const [algorithm = '', digest = ''] = integrity.split('-');
  return {
    alg: algorithm.replace(/^sha(\d+)$/, 'SHA-$1'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}

function by(key) {
  return (a, b) => (a[key] < b[key] ? -1 : 1);
}
