/** A position in a stack trace. */
export interface StackFrame {
  /** Address of a module, or path of a script. */
  readonly address: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** How compiled pages report that a component is undefined. */
const UNDEFINED = /^Error: Expected (?:component|object) `([^`]+)` to be defined/;

/**
 * The components in a V8 stack trace, innermost first: functions whose names start with a capital.
 * If the error is about a component that a page uses but is undefined, it is the only one.
 */
export function stackComponents(stack: string): string[] {
  const [, name] = UNDEFINED.exec(stack) ?? [];
  if (name !== undefined) return [name];
  return Array.from(stack.matchAll(/^ {4}at ([A-Z]\w*) \(/gm), ([, name = '']) => name);
}

/** The positions in a V8 stack trace, innermost first. */
export function stackFrames(stack: string): StackFrame[] {
  return Array.from(
    stack.matchAll(/^ {4}at (?:.*\()?(?:async )?([^()\n]+):(\d+):(\d+)\)?$/gm),
    ([, address = '', line, column]) => ({ address, line: Number(line), column: Number(column) }),
  );
}
