/** The part of an element that its style needs. */
interface Styled {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
}

/** Reads and writes single declarations of an element's `style` attribute. */
export class InlineStyle {
  readonly #element: Styled;

  constructor(element: Styled) {
    this.#element = element;
  }

  getPropertyValue(name: string): string {
    const value = this.#read().get(name) ?? '';
    return value.replace(/\s*!important$/, '');
  }

  setProperty(name: string, value: string | null, priority = ''): void {
    const declarations = this.#read();
    declarations.delete(name);
    if (value !== null && value !== '') {
      declarations.set(name, priority === '' ? `${value}` : `${value} !${priority}`);
    }
    this.#write(declarations);
  }

  removeProperty(name: string): void {
    this.setProperty(name, null);
  }

  #read(): Map<string, string> {
    return new Map(readDeclarations(this.#element.getAttribute('style') ?? ''));
  }

  #write(declarations: Map<string, string>): void {
    const text = [...declarations].map(([name, value]) => `${name}: ${value};`).join(' ');
    this.#element.setAttribute('style', text);
  }
}

/** Names and values of the declarations in a `style` attribute or in the body of a rule. */
export function readDeclarations(text: string): [name: string, value: string][] {
  return text.split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(0, colon)).trim();
    return name === '' ? [] : [[name, declaration.slice(colon + 1).trim()]];
  });
}
