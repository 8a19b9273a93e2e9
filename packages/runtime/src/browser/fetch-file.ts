/**
 * Fetches a file of the site.
 *
 * @throws Error if it cannot be loaded.
 */
export async function fetchFile(href: string, init: RequestInit): Promise<Response> {
  const response = await fetch(href, init);
  if (!response.ok) throw new Error(`${href} did not load: status ${response.status}`);
  return response;
}
