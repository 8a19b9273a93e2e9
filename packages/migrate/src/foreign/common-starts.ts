/**
 * Calls of functions in a foreign configuration that put something before a text, such as the
 * address of a folder before the path of a page. Functions cannot leave their program, but what
 * they put there can.
 */
export interface StartCalls {
  /** Key of the functions in their objects; the others are not called. */
  readonly key: string;
  /** Key of the text in the parameter of the functions. */
  readonly end: string;
  /** The calls by names. What the results of a name have in common is reported under this name. */
  readonly calls: readonly (readonly [name: string, parameters: readonly CallParameter[]])[];
}

/** The only parameter of a call. */
export type CallParameter = Readonly<Record<string, string>>;

/** What the results of a function start with, by the names of the calls. */
export type CommonStarts = Readonly<Record<string, string>>;

/**
 * Determines what a function puts before a text. It is also sent to a child process as text, so it
 * must not refer to anything outside of itself.
 *
 * @param call - Calls the function. An error that it throws counts as another result than a text.
 * @returns A start is empty if all calls of the name result in `undefined`, `null` or `''`. A name
 *   without calls, with different starts, or with a result that ends in something else, has none.
 */
export function commonStarts(
  call: (parameter: CallParameter) => unknown,
  { end, calls }: StartCalls,
): CommonStarts {
  function startOf(parameter: CallParameter): string | undefined {
    const text = parameter[end] ?? '';
    let result: unknown;
    try {
      result = call(parameter) ?? '';
    } catch {
      return undefined;
    }
    if (result === '') return '';
    if (typeof result !== 'string' || !result.endsWith(text)) return undefined;
    return result.slice(0, result.length - text.length) || undefined;
  }

  const starts: [string, string][] = [];
  for (const [name, [first, ...others]] of calls) {
    const start = first && startOf(first);
    if (start === undefined) continue;
    if (others.every((parameter) => startOf(parameter) === start)) starts.push([name, start]);
  }
  return Object.fromEntries(starts);
}
