import type { WithTexts } from '@docgen/core/texts/texts';
import type { ColorMode } from '@docgen/runtime/color-mode';

/**
 * What diagrams that browsers draw need of the configuration: the names of mermaid's themes for the
 * two colour modes, of which mermaid's default replaces an unknown one, and the texts.
 */
export type DiagramSettings = Readonly<Record<ColorMode, string>> & WithTexts;
