import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { bundleConfig, type ConfigBundle } from '@docgen/config/bundle-config';
import type { ConfigBundler } from '@docgen/config/load-config';
import type { Checked } from '@docgen/core/diagnostic';
import { hashOf } from '@docgen/memo/hash-of';
import type { Memo } from '@docgen/memo/memo';

/** Makes what bundles a configuration, or takes the bundle that an earlier build has made. */
export function configBundler(memo: Memo): ConfigBundler {
  return async (configFile, text): Promise<Checked<ConfigBundle | undefined>> => {
    const { parts, diagnostics } = await memo.node({
      kind: 'config',
      id: basename(configFile),
      inputs: [configFile, hashOf(text)],
      // Which files and packages it imports is not looked up again: the answer is never the same.
      looks: { imports: () => randomUUID() },
      async compute(looks) {
        const { value: bundle, diagnostics } = await bundleConfig(configFile);
        if (bundle?.isAlone === false) looks.imports();
        return { value: bundle && { bundle }, diagnostics };
      },
    });
    return { value: parts?.bundle.value(), diagnostics };
  };
}
