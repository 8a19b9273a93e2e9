/**
 * Opens a file in the running editor, or in the one named by the environment (`LAUNCH_EDITOR`,
 * `VISUAL`, `EDITOR`).
 *
 * @param place - `file:line:column`, with an absolute path.
 * @returns False if there is no editor, or it cannot be started.
 */
export async function openInEditor(place: string): Promise<boolean> {
  const { default: launch } = await import('launch-editor');
  return new Promise((resolve) => {
    launch(place, () => resolve(false));
    // launch-editor does not report success.
    setTimeout(() => resolve(true), STARTING);
  });
}

/** How long to wait for an editor to fail, in milliseconds. */
const STARTING = 500;
