/**
 * Disables functions that a configuration does not need: network, other programs, other processes,
 * and functions that bypass Node's permissions for files. It is sent to the child as text, so it
 * must not refer to anything outside of itself.
 *
 * It prevents accidental harm. It is not a security boundary: a malicious program may find a way
 * around it.
 */
export function childGuard(): void {
  const builtin = process.getBuiltinModule;

  function refuse(what: string): () => never {
    // Not an arrow function, because some packages extend or construct it while they are loaded.
    return function refused(): never {
      throw new Error(`It may not ${what} here`);
    };
  }

  function close(module: unknown, what: string, names?: readonly string[]): void {
    if (typeof module !== 'object' || module === null) return;
    for (const name of names ?? Object.keys(module)) {
      const own = Object.getOwnPropertyDescriptor(module, name);
      if (own === undefined || own.configurable === false) continue;
      if (typeof own.value === 'object') close(own.value, what);
      if (typeof own.value !== 'function') continue;
      Object.defineProperty(module, name, { ...own, value: refuse(what) });
    }
  }

  const network = 'use the network';
  const inspect = 'look into processes';
  const whole: readonly (readonly [what: string, names: readonly string[]])[] = [
    [network, ['dns', 'dns/promises', 'net', 'tls', 'dgram', 'http', 'https', 'http2']],
    ['start programs', ['child_process', 'cluster', 'worker_threads', 'wasi']],
    // In newer versions of Node; it writes files without checking permissions.
    ['open databases', ['sqlite']],
    [inspect, ['inspector', 'inspector/promises', 'trace_events', 'repl']],
  ];
  // Load all modules before any is closed, because they depend on each other.
  const modules = whole.flatMap(([what, names]) =>
    names.map((name) => ({ what, module: builtin(`node:${name}`) })),
  );
  const { Socket, Server } = builtin('node:net');
  const dns = builtin('node:dns');
  // Close prototypes as well, because modules built on them hold their own references.
  close(Socket.prototype, network, ['connect']);
  close(Server.prototype, network, ['listen']);
  close(builtin('node:dgram').Socket.prototype, network, ['send', 'bind', 'connect']);
  for (const Resolver of [dns.Resolver, dns.promises.Resolver]) {
    let prototype: object | null = Resolver.prototype;
    while (prototype !== null && prototype !== Object.prototype) {
      const names = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
      close(prototype, network, names);
      prototype = Object.getPrototypeOf(prototype);
    }
  }
  for (const { what, module } of modules) close(module, what);
  for (const name of ['fetch', 'WebSocket', 'EventSource']) {
    const own = Object.getOwnPropertyDescriptor(globalThis, name);
    if (!own?.configurable) continue;
    Object.defineProperty(globalThis, name, { value: async () => refuse(network)() });
  }
  close(builtin('node:v8'), inspect, [
    ...['setFlagsFromString', 'writeHeapSnapshot', 'getHeapSnapshot', 'takeCoverage'],
    ...['setHeapSnapshotNearHeapLimit', 'startCpuProfile'],
  ]);
  close(builtin('node:os'), 'change processes', ['setPriority']);
  close(process.report, inspect, ['writeReport', 'getReport']);
  close(process, 'change processes', [
    ...['kill', '_kill', '_debugProcess', '_debugEnd', 'abort', 'dlopen', 'binding'],
    ...['_linkedBinding', 'chdir', 'umask', 'setuid', 'setgid', 'seteuid', 'setegid', 'setgroups'],
    ...['initgroups', 'setUncaughtExceptionCaptureCallback'],
  ]);
  // Named imports only see the changes after this.
  builtin('node:module').syncBuiltinESMExports();
}
