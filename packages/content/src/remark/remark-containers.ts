import remarkDirective from 'remark-directive';
import type {} from 'remark-parse';
import type { Processor } from 'unified';
import { CODE } from '../syntax/character-codes.ts';
import { titledContainer } from '../syntax/titled-container.ts';

/**
 * Reads `:::name` containers and nothing else of remark-directive's syntax. Leaf and text
 * directives have no meaning here, and prose such as `10:30` or `a:b[c](d)` has to remain text.
 *
 * @param titled - Names that may be followed by a title without brackets, `:::name Title`.
 */
export function remarkContainers(this: Processor, titled: ReadonlySet<string>): void {
  remarkDirective.call(this);
  const { micromarkExtensions = [] } = this.data();
  const all = micromarkExtensions.pop()?.flow?.[CODE.colon];
  const container = Array.isArray(all) ? all[0] : all;
  if (container === undefined) return;
  micromarkExtensions.push({ flow: { [CODE.colon]: titledContainer(container, titled) } });
}
