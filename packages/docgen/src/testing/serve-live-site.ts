import { join } from 'node:path';
import { openLiveSite } from '@docgen/pipeline/live/live-site';
import { docgenModules } from '../../../../test/support/docgen-modules.ts';
import { devHandler } from '../dev/dev-handler.ts';
import { createLiveClients } from '../dev/live-clients.ts';
import { listen } from '../serve/listen.ts';

/**
 * Serves the site in a folder on a free port of the loopback interface like `docgen dev`, but
 * without watching files.
 */
export async function serveLiveSite(folder: string) {
  const opened: string[] = [];
  let checks = 0;
  const site = await openLiveSite({
    configFile: join(folder, 'site.config.js'),
    modules: docgenModules,
    onChange: () => {},
    onChecked: () => {
      checks += 1;
    },
    onFault: rethrow,
    onStuck: () => {},
  });
  const clients = createLiveClients(site, () => {});
  const handler = devHandler({
    site,
    clients,
    liveClient: docgenModules.liveClient,
    allowedHosts: [],
    openInEditor: async (place) => {
      opened.push(place);
      return true;
    },
    onFault: rethrow,
  });
  const { server, port } = await listen(handler, { host: '127.0.0.1', port: 0, attempts: 1 });
  return {
    site,
    clients,
    port,
    /** Places that were opened in the editor. */
    opened,
    /** How often the whole site was checked. */
    checks: () => checks,
    async close() {
      clients.close();
      server.closeAllConnections();
      server.close();
      await site.close();
    },
  };
}

function rethrow(thrown: unknown): never {
  throw thrown;
}
