import { Kind, parse, type SelectionSetNode } from 'graphql';

/**
 * The selections in an argument of `@key`, `@requires`, `@provides` or `@join__field`.
 *
 * @param text - Such as `id organization { id }`; may begin with the name of a context: `$order { id }`.
 * @returns `undefined` for a text that is none.
 */
export function selectionsIn(text: string): SelectionSetNode | undefined {
  try {
    const [node] = parse(`{ ${text.replace(/^\s*\$\w+/, '')} }`, { noLocation: true }).definitions;
    return node?.kind === Kind.OPERATION_DEFINITION ? node.selectionSet : undefined;
  } catch {
    // Most texts are none.
    return undefined;
  }
}
