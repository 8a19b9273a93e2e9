import { type Options, type Program, parse } from 'acorn';

/** Parses a module, or a script in sloppy mode; `undefined` if the code is neither. */
export function parseProgram(code: string): Program | undefined {
  const options: Options = {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    allowHashBang: true,
  };
  for (const sourceType of ['module', 'script'] as const) {
    try {
      return parse(code, { ...options, sourceType });
    } catch (error) {
      // A `RangeError` is a stack overflow: the code is nested too deeply.
      if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    }
  }
  return undefined;
}
