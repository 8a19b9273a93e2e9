/**
 * Opens a file in the editor that runs, or that the environment names (`LAUNCH_EDITOR`, `VISUAL`,
 * `EDITOR`).
 *
 * @param place - `file:line:column`, absolute.
 * @returns False when there is none, or it cannot be started.
 */
export async function openInEditor(place: string): Promise<boolean> {
  const { default: launch } = await import('launch-editor');
  return new Promise((resolve) => {
    launch(place, () => resolve(false));
    // It says nothing of what works out.
    setTimeout(() => resolve(true), STARTING);
  });
}

/** How long an editor may take to fail, in milliseconds. */
const STARTING = 500;
