/**
 * How a page is read.
 *
 * @param file - Its path; `detect` goes by the extension.
 * @param format - What the front matter or else the configuration says.
 */
export function pageFormat(file: string, format: 'md' | 'mdx' | 'detect'): 'md' | 'mdx' {
  if (format !== 'detect') return format;
  return file.endsWith('.mdx') ? 'mdx' : 'md';
}
