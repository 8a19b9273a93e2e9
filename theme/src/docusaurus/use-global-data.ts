interface Options {
  /** Throws where there is no such plugin. */
  readonly failfast?: boolean;
}

/** `@docusaurus/useGlobalData`: what plugins have told; docgen has none. */
export default function useGlobalData(): Readonly<Record<string, never>> {
  return {};
}

/** @returns `undefined`, as for a plugin that is not there. */
export function useAllPluginInstancesData(
  name: string,
  { failfast = false }: Options = {},
): undefined {
  if (failfast) throw new Error(`docgen has no plugin "${name}"`);
}

/** @returns `undefined`, as for a plugin that is not there. */
export function usePluginData(name: string, _id = 'default', options: Options = {}): undefined {
  return useAllPluginInstancesData(name, options);
}
