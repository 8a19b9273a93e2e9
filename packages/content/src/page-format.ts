/**
 * The syntax of a page.
 *
 * @param file - Path of the page. `detect` decides by its extension.
 * @param format - Value from the front matter, or else from the configuration.
 */
export function pageFormat(file: string, format: 'md' | 'mdx' | 'detect'): 'md' | 'mdx' {
  if (format !== 'detect') return format;
  return /\.mdx$/i.test(file) ? 'mdx' : 'md';
}
