/**
 * Names of the environment variables that a program reads and does not set itself, except
 * `NODE_ENV`, sorted.
 */
export function environmentOf(program: string): string[] {
  const names = new Set([...namesIn(program, READ), ...destructured(program)]);
  for (const name of ['NODE_ENV', ...namesIn(program, SET)]) names.delete(name);
  return [...names].toSorted();
}

/** How to give a program a variable, although it runs without those of this process. */
export function howToSet(name = 'NAME'): string {
  return `To set a variable, begin the file with \`process.env.${name} ??= '…';\``;
}

const READ = /\bprocess\.env(?:\.(\w+)|\[["'](\w+)["']\])/g;
const SET = new RegExp(String.raw`${READ.source}\s*(?:\?\?|\|\|)?=(?!=)`, 'g');

function namesIn(program: string, pattern: RegExp): string[] {
  return Array.from(program.matchAll(pattern), ([, name, quoted]) => name ?? quoted ?? '');
}

/** The names in patterns such as `const { TOKEN, BASE: base = '/' } = process.env`. */
function destructured(program: string): string[] {
  const patterns = program.matchAll(/\{([^{}]*)\}\s*=\s*process\.env\b(?!\s*[.[])/g);
  return Array.from(patterns, ([, inside = '']) => inside.split(','))
    .flat()
    .flatMap((part) => /^\s*["']?(\w+)/.exec(part)?.[1] ?? []);
}
