import type { Position } from 'unist';
import type { JsxNode } from './jsx-node.ts';

/** A page as data: what of a tree is needed to make React elements of it. */
export type StaticNode =
  | { readonly type: 'root'; readonly children: readonly StaticNode[] }
  | {
      readonly type: 'element';
      readonly tagName: string;
      readonly properties: Readonly<Record<string, unknown>>;
      readonly children: readonly StaticNode[];
      /** Where it stands, for errors. */
      readonly position?: Position | undefined;
    }
  | StaticComponent
  | { readonly type: 'text'; readonly value: string };

/** A component or custom element with what it is given as text, as MDX has it. */
interface StaticComponent extends Readonly<Pick<JsxNode, 'type' | 'attributes'>> {
  readonly name: string;
  readonly children: readonly StaticNode[];
}

/**
 * Stands before the names of tags that are written as tags. MDX does not replace those by
 * components of the same name, as it does with what is written in Markdown.
 */
export const WRITTEN = '=';
