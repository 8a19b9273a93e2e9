import { vi } from 'vitest';

/** How often a method of strings was called, and on how many characters in all. */
export interface StringWork {
  readonly calls: number;
  readonly characters: number;
}

type StringMethod = 'charCodeAt' | 'includes' | 'indexOf' | 'replace' | 'split' | 'toLowerCase';

/**
 * Counts what a computation asks of strings, to prove that it does not grow with the square of its
 * input. Time would depend on the machine.
 *
 * @param method - The method of strings that it works with.
 */
export async function stringWork(
  method: StringMethod,
  compute: () => unknown,
): Promise<StringWork> {
  const spy = vi.spyOn(String.prototype, method);
  try {
    await compute();
    const characters = spy.mock.contexts.reduce<number>(
      (sum, text) => sum + String(text).length,
      0,
    );
    return { calls: spy.mock.calls.length, characters };
  } finally {
    spy.mockRestore();
  }
}
