/** True for a path with wildcards. */
export function isGlob(path: string): boolean {
  return /[*?[\]{}]/.test(path);
}

/** The folder that everything a glob matches is in: what stands before its first wildcard. */
export function globFolder(glob: string): string {
  const segments = glob.split('/');
  const wild = segments.findIndex(isGlob);
  return segments.slice(0, wild < 0 ? -1 : wild).join('/') || '.';
}

/** The regular expression that a glob stands for: `*`, `**`, `?`, `[…]` and `{a,b}`. */
export function globPattern(glob: string): RegExp {
  const pattern = glob.replaceAll(/\*\*\/|\*\*|\*|\?|\[[^\]]*\]|\{[^}]*\}|[.+^$()|\\]/g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    if (part.startsWith('[')) return part.replace(/^\[!/, '[^');
    if (part.startsWith('{')) {
      const choices = part
        .slice(1, -1)
        .split(',')
        .map((choice) => globPattern(choice).source.slice(1, -1));
      return `(?:${choices.join('|')})`;
    }
    return `\\${part}`;
  });
  return new RegExp(`^${pattern}$`);
}
