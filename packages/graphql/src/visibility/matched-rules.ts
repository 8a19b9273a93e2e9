import type { Visibility } from '@docgen/core/config';
import { type VisibilityRules, visibilityRules } from '@docgen/core/configuration/visibility-rules';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { knownNames, markedIn } from './marked-in.ts';

/**
 * The rules of a configuration that match something in a version of a schema: the changes would show
 * what only an earlier version has.
 *
 * @param versions - Load the versions; those that cannot be read are ignored.
 */
export function matchedRules(
  versions: readonly (() => LoadedSchema | undefined)[],
  visibility: Visibility,
): VisibilityRules {
  const rules = visibilityRules(visibility);
  const matched = { names: new Set<string>(), directives: new Set<string>() };
  for (const load of versions) {
    const names = rules.names.filter((name) => !matched.names.has(name));
    const directives = rules.directives.filter((each) => !matched.directives.has(each));
    if (names.length + directives.length === 0) break;
    const version = load();
    if (version === undefined) continue;
    const known = names.length === 0 ? new Set<string>() : knownNames(version);
    for (const name of names) if (known.has(name)) matched.names.add(name);
    for (const each of directives) {
      const { shown } = markedIn(version, { show: { directives: [each] } });
      if (shown.length > 0) matched.directives.add(each);
    }
  }
  return { names: [...matched.names], directives: [...matched.directives] };
}
