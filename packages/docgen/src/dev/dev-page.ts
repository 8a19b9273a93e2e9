import { escapeMarkup } from '@docgen/core/escape-markup';

/** Adds to a page the script that keeps it up to date. @param version - State of the page. */
export function withLiveClient(html: string, basePath: string, version: string): string {
  return html.replace('</head>', () => `${clientScript(basePath, version)}\n</head>`);
}

/** Stands for a page that cannot be drawn, until it can be. */
export function brokenPage(basePath: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>This page cannot be shown</title>
${clientScript(basePath, '')}
</head>
<body>
<main>
<h1>This page cannot be shown</h1>
<p>What is wrong stands in the terminal that docgen runs in, and below, where scripts may run. As soon as it is mended, the page appears.</p>
</main>
</body>
</html>
`;
}

function clientScript(basePath: string, version: string): string {
  const address = escapeMarkup(`${basePath}__docgen/client.js`);
  return `<script type="module" src="${address}" data-version="${version}"></script>`;
}
