import type { ResolvedComposedSchema, SiteConfig, Visibility } from '@docgen/core/config';
import { type Checked, type Diagnostic, hasErrors } from '@docgen/core/diagnostic';
import type { Version } from '@docgen/files/read-version';
import { composeSupergraph } from '@docgen/graphql/compose/compose-supergraph';
import { isFederated } from '@docgen/graphql/federation/is-federated';
import { allMarked } from '@docgen/graphql/load/marks';
import { wholeSdl } from '@docgen/graphql/load/whole-sdl';
import { loadServices } from './load-services.ts';
import { type ComparedSite, fileOf, instanceOf, namesOfFiles, servicesOf } from './services-of.ts';

/** An earlier version of the composed schema. */
export interface PastSupergraph {
  readonly sdl: string;
  /** Coordinates that its services show and hide; composition may not keep what marks them. */
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
}

/** What determines how a version is composed. */
export interface PastSite {
  readonly composed: ResolvedComposedSchema;
  readonly instances: SiteConfig['schemas']['instances'];
  readonly visibility: Visibility;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
}

/**
 * Composes the services of a version, which are those that `docgen schema-diff` would find in it. A
 * version that is a single schema without federation, or a supergraph file, is composed already.
 *
 * @returns `undefined` with the errors if the services cannot be read or do not compose.
 */
export function composePast(version: Version, site: PastSite): Checked<PastSupergraph | undefined> {
  const { composed, instances, visibility, projectDir } = site;
  const compared = { config: { schemas: { instances, composed } }, projectDir };
  // Services that the configuration no longer has were removed since.
  const left = Array.from(version.files).filter(
    ([path]) => instanceOf(compared, fileOf(version, path, projectDir)) !== undefined,
  );
  const current = left.length === 0 ? version : { ...version, files: new Map(left) };
  const services = servicesOf([version, current], compared, projectDir);
  const { value: loaded, diagnostics } = loadServices(version, services);
  const failed = (wrong: readonly Diagnostic[]) => ({ value: undefined, diagnostics: wrong });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return failed(errors);
  const [only, ...others] = loaded.others.values();
  const whole = loaded.subgraphs.size === 0 && others.length === 0 ? only : undefined;
  const isService = whole !== undefined && !whole.composed && isFederated(whole.document);
  if (whole !== undefined && !isService) {
    return { value: { sdl: wholeSdl(whole), shown: [], hidden: [] }, diagnostics: [] };
  }
  const subgraphs = isService
    ? [{ ...whole, id: nameOfService(version, compared) }]
    : [...loaded.subgraphs.values()];
  const { value, diagnostics: wrong } = composeSupergraph({
    config: { ...composed, subgraphs: subgraphs.map(({ id }) => id) },
    subgraphs,
    visibility,
  });
  if (value === undefined || hasErrors(wrong)) return failed(wrong);
  const { shown, hidden } = allMarked([value.marks]);
  return { value: { sdl: wholeSdl(value), shown, hidden }, diagnostics: [] };
}

/** The name of the only service of a version. */
function nameOfService(version: Version, site: ComparedSite): string {
  const { projectDir } = site;
  const [path = ''] = version.files.keys();
  const { id } = instanceOf(site, fileOf(version, path, projectDir)) ?? {};
  return id ?? namesOfFiles([version, version], projectDir)(path);
}
