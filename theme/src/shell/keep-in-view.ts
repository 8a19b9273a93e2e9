/**
 * Scrolls a box, and only that box, until an element inside it can be seen. Its `scroll-margin-top` is
 * the height of what stays in view above it.
 */
export function keepInView(box: HTMLElement, element: HTMLElement): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  if (inner.top < outer.top + margin || inner.bottom > outer.bottom) {
    box.scrollTop += inner.top - outer.top - Math.max(margin, box.clientHeight / 3);
  }
}
