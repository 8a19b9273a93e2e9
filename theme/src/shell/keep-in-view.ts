/** Scrolls a box, and only that box, until an element inside it can be seen. */
export function keepInView(box: HTMLElement, element: HTMLElement): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    box.scrollTop += inner.top - outer.top - box.clientHeight / 3;
  }
}
