import remarkDirective from 'remark-directive';
import type {} from 'remark-parse';
import type { Processor } from 'unified';
import { CODE } from '../syntax/character-codes.ts';
import { titledContainer } from '../syntax/titled-container.ts';

/**
 * Reads `:::name` containers, and of remark-directive's syntax nothing else:
 * leaf and text directives mean nothing here, and prose such as `10:30` or
 * `a:b[c](d)` has to stay what it is.
 *
 * @param titled - Names that a title may follow without brackets, `:::name Title`.
 */
export function remarkContainers(this: Processor, titled: ReadonlySet<string>): void {
  remarkDirective.call(this);
  const { micromarkExtensions = [] } = this.data();
  const all = micromarkExtensions.pop()?.flow?.[CODE.colon];
  const container = Array.isArray(all) ? all[0] : all;
  if (container === undefined) return;
  micromarkExtensions.push({ flow: { [CODE.colon]: titledContainer(container, titled) } });
}
