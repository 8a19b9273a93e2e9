import { useMarkdown } from '@docgen/runtime/markdown-context';
import { Html } from '../components/html.tsx';

/** Why something should not be used any more, in its author's Markdown; nothing while it may be used. */
export function Deprecation({ reason }: { readonly reason: string | undefined }) {
  const markdown = useMarkdown();
  if (reason === undefined) return null;
  const html = markdown({ markdown: reason }, { inline: true });
  return <Html className="deprecation" html={`<b>Deprecated.</b> ${html}`} />;
}
