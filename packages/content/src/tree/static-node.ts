import type { Position } from 'unist';
import type { JsxNode } from './jsx-node.ts';

/** A page as data: the parts of a tree that are needed to create React elements. */
export type StaticNode =
  | { readonly type: 'root'; readonly children: readonly StaticNode[] }
  | {
      readonly type: 'element';
      readonly tagName: string;
      readonly properties: Readonly<Record<string, unknown>>;
      readonly children: readonly StaticNode[];
      /** Position in the source, for errors. */
      readonly position?: Position | undefined;
    }
  | StaticComponent
  | { readonly type: 'text'; readonly value: string };

/** A component or custom element with attributes that are text, as MDX represents it. */
interface StaticComponent extends Readonly<Pick<JsxNode, 'type' | 'attributes'>> {
  readonly name: string;
  readonly children: readonly StaticNode[];
}

/**
 * Prefix of the names of tags that are written as tags. MDX does not replace these with components
 * of the same name, as it does with elements written in Markdown.
 */
export const WRITTEN = '=';
