interface Options {
  /** Throws instead of returning `undefined`. @default false */
  readonly failfast?: boolean;
}

/** `@docusaurus/useGlobalData`: data of plugins, which docgen does not have. */
export default function useGlobalData(): Readonly<Record<string, never>> {
  return {};
}

/** @returns `undefined`, as for a missing plugin. */
export function useAllPluginInstancesData(
  name: string,
  { failfast = false }: Options = {},
): undefined {
  if (failfast) throw new Error(`docgen has no plugin "${name}"`);
}

/** @returns `undefined`, as for a missing plugin. */
export function usePluginData(name: string, _id = 'default', options: Options = {}): undefined {
  return useAllPluginInstancesData(name, options);
}
