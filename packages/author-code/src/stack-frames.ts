/** A position in a stack trace. */
export interface StackFrame {
  /** Address of a module, or path of a script. */
  readonly address: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/**
 * The components in a V8 stack trace, innermost first: functions whose names start with a capital.
 */
export function stackComponents(stack: string): string[] {
  return Array.from(stack.matchAll(/^ {4}at ([A-Z]\w*) \(/gm), ([, name = '']) => name);
}

/** The positions in a V8 stack trace, innermost first. */
export function stackFrames(stack: string): StackFrame[] {
  return Array.from(
    stack.matchAll(/^ {4}at (?:.*\()?(?:async )?([^()\n]+):(\d+):(\d+)\)?$/gm),
    ([, address = '', line, column]) => ({ address, line: Number(line), column: Number(column) }),
  );
}
