import { Kind, parse, type SelectionSetNode } from 'graphql';

/**
 * Parses the selections in an argument of `@key`, `@requires`, `@provides` or `@join__field`.
 *
 * @param text - Such as `id organization { id }`; may start with the name of a context:
 *   `$order { id }`.
 * @returns `undefined` if the text does not contain selections.
 */
export function selectionsIn(text: string): SelectionSetNode | undefined {
  try {
    const [node] = parse(`{ ${text.replace(/^\s*\$\w+/, '')} }`, { noLocation: true }).definitions;
    return node?.kind === Kind.OPERATION_DEFINITION ? node.selectionSet : undefined;
  } catch {
    // Most texts are not selections.
    return undefined;
  }
}
