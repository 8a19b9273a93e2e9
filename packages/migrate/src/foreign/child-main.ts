import type { commonStarts, StartCalls } from './common-starts.ts';

/**
 * Runs in the child process before the foreign module. It is sent there as text, so it must not
 * refer to anything outside of itself.
 *
 * @param channel - Descriptor of the pipe for its message: one `ChildMessage` as JSON.
 * @param calls - Calls of functions among the exports.
 * @param startsOf - `commonStarts`.
 */
export function childMain(
  channel: number,
  calls: StartCalls | undefined,
  startsOf: typeof commonStarts,
): void {
  const { writeSync } = process.getBuiltinModule('node:fs');
  const { inspect } = process.getBuiltinModule('node:util');
  const { exit } = process;
  const names = new WeakMap<object, string>();

  function target(): void {}

  /**
   * Stands for a package that is not run: all its properties exist, and its functions do nothing.
   */
  function stub(name: string, prototype?: object): object {
    const proxy: object = new Proxy(target, {
      get(_target, key) {
        if (key === Symbol.toPrimitive || key === 'toString') return () => `⟨${name}⟩`;
        if (key === Symbol.iterator) return [][Symbol.iterator].bind([]);
        // A stub must not look like a promise, or like a module compiled by Babel.
        if (typeof key === 'symbol' || key === 'then' || key === '__esModule') return undefined;
        return inner;
      },
      set: () => true,
      apply: () => inner,
      construct: () => inner,
      ...(prototype === undefined ? {} : { getPrototypeOf: () => prototype }),
    });
    // Properties and results of a module's stub are stubs without its special prototype.
    const inner = prototype ?? proxy;
    names.set(proxy, name);
    return proxy;
  }

  /**
   * What Docusaurus's loader, jiti, returns for a module that is required: its default export, with
   * the other exports and itself as `default` among the properties.
   */
  function required(module: unknown): unknown {
    if (typeof module !== 'object' || module === null || !('default' in module)) return module;
    const { default: main } = module;
    const hasOwn = typeof main === 'object' || typeof main === 'function';
    if (!hasOwn || main === null || names.has(main)) return main;
    for (const [name, value] of Object.entries({ ...module, default: main })) {
      if (name in main) continue;
      Reflect.defineProperty(main, name, { value, enumerable: name !== 'default' });
    }
    return main;
  }

  function encode(value: unknown, around: readonly object[], key?: string): unknown {
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : null;
    if (typeof value === 'function') {
      const name = names.get(value);
      if (name !== undefined) return opaque('package', name);
      const made = opaque('function', value.name);
      if (calls === undefined || calls.key !== key) return made;
      return { ...made, starts: startsOf((parameter) => value(parameter), calls) };
    }
    if (typeof value !== 'object') return opaque('expression', String(value));
    if (around.includes(value)) return opaque('expression', 'a circle');
    const deeper = [...around, value];
    if (Array.isArray(value)) return value.map((item) => encode(item ?? null, deeper));
    const { constructor: maker } = value;
    const plain = typeof maker !== 'function' || maker.name === 'Object';
    if (!plain) return opaque('expression', String(maker.name));
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([name, entry]) => [name, encode(entry, deeper, name)]),
    );
  }

  function opaque($opaque: string, name: string) {
    return { $opaque, name };
  }

  function send(message: object): void {
    const bytes = Buffer.from(JSON.stringify(message));
    for (let at = 0; at < bytes.length; ) at += writeSync(channel, bytes, at);
    exit(0);
  }

  function fail(error: unknown): void {
    const thrown = error instanceof Error;
    const denied = thrown && 'code' in error && error.code === 'ERR_ACCESS_DENIED';
    const message = thrown ? error.message : textOf(error);
    send({
      kind: 'thrown',
      message: denied ? refusal(error) : message,
      stack: thrown ? String(error.stack) : '',
    });
  }

  function textOf(thrown: unknown): string {
    return typeof thrown === 'string' ? thrown : inspect(thrown, { customInspect: false });
  }

  function refusal(error: object): string {
    const { permission, resource } = error as { permission?: unknown; resource?: unknown };
    return permission === 'FileSystemRead'
      ? `It may not read ${resource} here, which is not part of the project`
      : 'It may neither write files nor start programs here';
  }

  /** Reports the exports of the module to the parent. */
  async function report(exports: { default?: unknown }): Promise<void> {
    try {
      // A module that has imports but assigns to `module.exports` has set the global replacement.
      const { exports: common } = Reflect.get(globalThis, 'module');
      const assigned = Object.keys(common).length > 0 || typeof common === 'function';
      const exported = await (exports.default ?? (assigned ? common : exports));
      const value: unknown =
        typeof exported === 'function' && !names.has(exported) ? await exported({}) : exported;
      send({ kind: 'value', value: encode(value ?? null, []) });
    } catch (error) {
      fail(error);
    }
  }

  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  const common = {};
  Object.assign(globalThis, {
    module: { exports: common },
    exports: common,
    docgenChild: {
      // Compiled imports copy a module's own properties to an object with the same prototype. A
      // stub has no own properties, so its prototype has to be a stub as well.
      packageStub: (name: string) => stub(name, stub(name)),
      required,
      report,
    },
  });
}
