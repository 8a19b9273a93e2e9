/** True for the path of a stylesheet in CSS or Sass, including CSS modules. */
export function isStylesheet(path: string): boolean {
  return /\.(?:css|s[ac]ss)$/i.test(path);
}
