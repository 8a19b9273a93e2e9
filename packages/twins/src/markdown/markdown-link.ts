import type { TypeRef } from '@docgen/core/schema-model';
import { absoluteUrl, type TwinSite } from '../twin-site.ts';
import { codeSpan } from './code-text.ts';
import { escapeMarkdown } from './escape-markdown.ts';

/**
 * A link with plain text.
 *
 * @param to - Its target; `undefined` for the text alone.
 */
export function textLink(text: string, to: string | undefined, config: TwinSite['config']): string {
  return linked(escapeMarkdown(text), to, config);
}

/** The same with inline code, such as a coordinate. */
export function codeLink(code: string, to: string | undefined, config: TwinSite['config']): string {
  return linked(codeSpan(code), to, config);
}

/** A type as written, such as `[Order!]!`, linked to the page of the named type. */
export function typeLink({ text, to }: TypeRef, { config }: TwinSite): string {
  return codeLink(text, to, config);
}

function linked(label: string, to: string | undefined, config: TwinSite['config']): string {
  return to === undefined ? label : `[${label}](${absoluteUrl(to, config)})`;
}
