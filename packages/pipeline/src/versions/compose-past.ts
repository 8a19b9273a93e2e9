import type { HideConfig, ResolvedComposedSchema, SiteConfig } from '@docgen/core/config';
import { type Checked, type Diagnostic, hasErrors } from '@docgen/core/diagnostic';
import type { Version } from '@docgen/files/read-version';
import { composeSupergraph } from '@docgen/graphql/compose-supergraph';
import { wholeSdl } from '@docgen/graphql/whole-sdl';
import { loadServices } from './load-services.ts';
import { fileOf, instanceOf, servicesOf } from './services-of.ts';

/** An earlier version of the composed schema. */
export interface PastSupergraph {
  readonly sdl: string;
  /** Coordinates that its services hide, because composition may not keep what hides them. */
  readonly hidden: readonly string[];
}

/** What determines how a version is composed. */
export interface PastSite {
  readonly composed: ResolvedComposedSchema;
  readonly instances: SiteConfig['schemas']['instances'];
  readonly hide: HideConfig | undefined;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
}

/**
 * Composes the services of a version, which are those that `docgen schema-diff` would find in it. A
 * version that is a single schema, such as a supergraph file, is composed already.
 *
 * @returns `undefined` with the errors if the services cannot be read or do not compose.
 */
export function composePast(version: Version, site: PastSite): Checked<PastSupergraph | undefined> {
  const { composed, instances, hide = {}, projectDir } = site;
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
  if (loaded.subgraphs.size === 0 && only !== undefined && others.length === 0) {
    return { value: { sdl: wholeSdl(only), hidden: [] }, diagnostics: [] };
  }
  const { value, diagnostics: wrong } = composeSupergraph({
    config: { ...composed, subgraphs: [...loaded.subgraphs.keys()] },
    subgraphs: [...loaded.subgraphs.values()],
    hide,
  });
  if (value === undefined || hasErrors(wrong)) return failed(wrong);
  return { value: { sdl: wholeSdl(value), hidden: value.hidden }, diagnostics: [] };
}
