import type { Program } from 'estree-jsx';
import { walkProgram } from './walk-program.ts';

/**
 * Gives the functions that create elements the positions of these elements, because positions in a
 * program are only recorded for names and values, and MDX adds these names itself.
 */
export function recmaElementPositions() {
  return (program: Program): void => {
    walkProgram(program, (node) => {
      if (node.type !== 'CallExpression' || !node.loc) return;
      const { callee, loc } = node;
      if (callee.type === 'Identifier' && /^_jsxs?$/.test(callee.name)) callee.loc ??= loc;
    });
  };
}
