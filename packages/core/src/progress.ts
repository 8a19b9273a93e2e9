/** How the pipeline tells what it is doing. The CLI draws it; a library user may pass {@link silentProgress}. */
export interface Progress {
  /**
   * Runs one named step of the pipeline.
   *
   * @param name - A verb, such as `compile`.
   * @param run - The step. It may call `report` as often as it likes with what it has done so
   *   far, such as `54 pages`; the last text stays beside the finished step.
   * @returns What `run` returned. An error that `run` throws is passed on.
   */
  step<T>(name: string, run: (report: (detail: string) => void) => Promise<T> | T): Promise<T>;
}

/** Runs steps and says nothing. */
export const silentProgress: Progress = {
  step: async (_name, run) => run(() => {}),
};
