/**
 * Scrolls a box, but not the page, until an element inside it is visible. The element's
 * `scroll-margin-top` is the height of sticky content above it.
 */
export function keepInView(box: HTMLElement, element: HTMLElement): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  if (inner.top < outer.top + margin || inner.bottom > outer.bottom) {
    box.scrollTop += inner.top - outer.top - Math.max(margin, box.clientHeight / 3);
  }
}
