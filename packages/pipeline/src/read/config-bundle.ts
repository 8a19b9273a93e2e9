import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { bundleConfig, type ConfigBundle, type ConfigBundling } from '@docgen/config/bundle-config';
import type { ConfigBundler } from '@docgen/config/load-config';
import type { Checked } from '@docgen/core/diagnostic';
import { hashOf } from '@docgen/memo/hash-of';
import type { Memo } from '@docgen/memo/memo';

/**
 * Creates a function that bundles a configuration, or returns the bundle cached by an earlier
 * build.
 *
 * @param onAsked - See `ConfigBundling`. Not called for a cached bundle, which has no imports.
 */
export function configBundler(memo: Memo, onAsked: ConfigBundling['onAsked']): ConfigBundler {
  return async (configFile, text): Promise<Checked<ConfigBundle | undefined>> => {
    const { parts, diagnostics } = await memo.node({
      kind: 'config',
      id: basename(configFile),
      inputs: [configFile, hashOf(text)],
      // Imports are not tracked, so the result of this lookup always differs: a configuration with
      // imports is bundled by each build.
      looks: { imports: () => randomUUID() },
      async compute(looks) {
        const { value: bundle, diagnostics } = await bundleConfig(configFile, { onAsked });
        if (bundle?.isAlone === false) looks.imports();
        return { value: bundle && { bundle }, diagnostics };
      },
    });
    return { value: parts?.bundle.value(), diagnostics };
  };
}
