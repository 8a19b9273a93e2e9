import { runDocgen } from './run-docgen.ts';

/** A site that is being served. */
export interface ServedSite {
  /** Address of the site's root, without a slash at its end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Runs `docgen serve` on a free port.
 *
 * @param folder - Absolute path of the output folder.
 * @throws Error with everything that was printed if the server ends without printing an address.
 */
export function serveSite(folder: string): Promise<ServedSite> {
  return new Promise((resolve, reject) => {
    let interrupt = () => {};
    const run = runDocgen(['serve', '--port', '0', '--dir', folder], folder, {
      onInterrupt: (asked) => {
        interrupt = asked;
      },
      said: (text) => {
        const [, url] = / at (http:\S+?)\/?\n/.exec(text) ?? [];
        if (url === undefined) return;
        resolve({
          url,
          async stop() {
            interrupt();
            await run;
          },
        });
      },
    });
    run.then(({ stdout, stderr }) => {
      reject(new Error(`docgen serve ended:\n${stdout}${stderr}`));
    }, reject);
  });
}
