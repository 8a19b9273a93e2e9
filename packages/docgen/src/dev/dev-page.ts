import { escapeMarkup } from '@docgen/core/strings/escape-markup';
import type { DocumentState } from '@docgen/runtime/browser/live/live-update';

/** Adds the script that keeps a page up to date to its HTML. */
export function withLiveClient(html: string, basePath: string, shown: DocumentState): string {
  return html.replace('</head>', () => `${clientScript(basePath, shown)}\n</head>`);
}

/**
 * Placeholder for a page that cannot be drawn, until it can be.
 *
 * @param files - See `DocumentState`.
 */
export function brokenPage(basePath: string, files: number): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>This page cannot be shown</title>
${clientScript(basePath, { version: '', code: '', files })}
</head>
<body>
<main>
<h1>This page cannot be shown</h1>
<p>The terminal that docgen runs in says what is wrong, and so does this page if scripts are allowed. The page appears as soon as it is fixed.</p>
</main>
</body>
</html>
`;
}

function clientScript(basePath: string, { version, code, files }: DocumentState): string {
  const address = escapeMarkup(`${basePath}__docgen/client.js`);
  return `<script type="module" src="${address}" data-version="${version}" data-code="${escapeMarkup(code)}" data-files="${files}"></script>`;
}
