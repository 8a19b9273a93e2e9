import { isSafeAddress } from '@docgen/core/addresses/url';
import type { Diagnostic, DiagnosticNote } from '@docgen/core/diagnostic';
import type { CheckedPage } from './checked-page.ts';
import { likeliestSources } from './likeliest-sources.ts';
import { pageNote, placeAndNotes, sourceNote } from './referrers.ts';

/**
 * Reports all addresses that would run code in the reader's browser, independently of the
 * configuration: they are in the page's HTML, no matter how they got there.
 *
 * @returns One diagnostic per address, in the order of the pages, and then one for each address
 *   that React has replaced. `place` is the first place where the address was written, `notes` are
 *   all others.
 */
export function refuseAddresses(pages: readonly CheckedPage[]): Diagnostic[] {
  const found = new Map<string, Map<string, DiagnosticNote>>();
  const replaced: Diagnostic[] = [];
  for (const page of pages) {
    if (page.scan.unsafe === undefined) continue;
    for (const [address, written] of writtenOn(page, page.scan.unsafe)) {
      // These may be different addresses.
      if (address === REPLACED) {
        replaced.push(unsafe(address, written));
        continue;
      }
      const notes = found.get(address) ?? new Map<string, DiagnosticNote>();
      for (const note of written) notes.set(JSON.stringify(note), note);
      found.set(address, notes);
    }
  }
  const known = Array.from(found, ([address, notes]) => unsafe(address, [...notes.values()]));
  return [...known, ...replaced];
}

/**
 * The unsafe addresses of a page, as their author wrote them if that is known. React has replaced
 * some in the HTML.
 */
function writtenOn(page: CheckedPage, inHtml: readonly string[]): [string, DiagnosticNote[]][] {
  const links = page.linksOf?.() ?? [];
  const sources = links.filter(({ href }) => !isSafeAddress(href));
  if (sources.length > 0) {
    return sources.map(({ href, written = href, place }) => [
      href,
      [{ message: `written as ${JSON.stringify(written)}`, place }],
    ]);
  }
  const computed = links.filter(({ computedWith }) => computedWith !== undefined);
  const likeliest = likeliestSources(computed);
  return inHtml.map((href) => {
    const address = withoutReact(href);
    const possible = address === REPLACED ? computed : likeliest(address);
    const notes = possible.map((link) => sourceNote(page, link));
    return [address, notes.length === 1 ? notes : [pageNote(page), ...notes]];
  });
}

/** Stands for an address that React has replaced. */
const REPLACED = 'javascript:…';

/** React replaces `javascript:` addresses by code that throws. */
function withoutReact(address: string): string {
  return address.startsWith("javascript:throw new Error('React has blocked") ? REPLACED : address;
}

/** What React writes as the address of a form, or of a button in it, whose action is a function. */
const FUNCTION = /^javascript:throw new Error\('React form /;

function unsafe(address: string, notes: readonly DiagnosticNote[]): Diagnostic {
  return {
    code: 'unsafe-address',
    severity: 'error',
    ...(FUNCTION.test(address) ? FUNCTION_AS_ACTION : runsAsScript(address)),
    ...placeAndNotes(notes),
  };
}

const FUNCTION_AS_ACTION: Pick<Diagnostic, 'message' | 'hint'> = {
  message:
    'A form, or a button of a form, has a function as its action. React writes an address that runs as a script in its place, so docgen does not publish it.',
  hint: 'Call the function in `onSubmit` of the form, or in `onClick` of the button.',
};

function runsAsScript(address: string): Pick<Diagnostic, 'message' | 'hint'> {
  const shown = address.length > 60 ? `${address.slice(0, 60)}…` : address;
  return {
    message: `The address ${JSON.stringify(shown)} would run as a script in the reader's browser, so docgen does not publish it.`,
    hint: 'Write the address of a page or a file. Put behaviour into a component.',
  };
}
