import type { TypeRef } from '@docgen/core/schema-model';
import { absoluteUrl, type TwinSite } from './twin-site.ts';

/** A type as it is written, such as `[Order!]!`, linked to the page of the name inside. */
export function typeLink({ text, to }: TypeRef, { config }: TwinSite): string {
  return to === undefined ? `\`${text}\`` : `[\`${text}\`](${absoluteUrl(to, config)})`;
}
