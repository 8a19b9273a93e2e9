/**
 * The position of a picture's corner on its stage, in pixels, and its scale: at 1 it fits
 * completely.
 */
interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A point on the screen, in pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PanZoom {
  /**
   * Scales the picture by a factor around a point on the screen. @default the middle of the stage
   */
  readonly zoom: (factor: number, around?: Point) => void;
  /** Moves the picture by a distance in pixels. */
  readonly pan: (x: number, y: number) => void;
  /** Shows the complete picture. */
  readonly reset: () => void;
  /** Whether the picture is larger than its stage. */
  readonly isZoomed: () => boolean;
}

/** Small pictures are scaled up to fit, at most by this factor. */
const MOST_FIT = 3;

/** Maximal size in relation to the picture's own size, at which all details can be seen. */
const MOST_ZOOM = 4;

/**
 * Positions and scales a picture on a stage.
 *
 * @param size - The picture's own size, in pixels.
 * @param onZoom - Called with the displayed size in relation to the picture's own size.
 */
export function panZoom(
  stage: HTMLElement,
  picture: HTMLElement | SVGElement,
  size: { readonly width: number; readonly height: number },
  onZoom: (factor: number) => void,
): PanZoom {
  let view: View = { x: 0, y: 0, scale: 1 };
  const fit = () =>
    Math.min(stage.clientWidth / size.width, stage.clientHeight / size.height, MOST_FIT);
  const show = ({ x, y, scale }: View) => {
    const factor = fit() * scale;
    const [width, height] = [size.width * factor, size.height * factor];
    view = {
      x: within(x, stage.clientWidth - width),
      y: within(y, stage.clientHeight - height),
      scale,
    };
    Object.assign(picture.style, {
      maxWidth: 'none',
      width: `${width}px`,
      height: `${height}px`,
      transform: `translate(${view.x}px, ${view.y}px)`,
    });
    onZoom(factor);
  };
  const reset = () => show({ x: 0, y: 0, scale: 1 });
  reset();
  return {
    zoom(factor, around) {
      const box = stage.getBoundingClientRect();
      const at = around ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const most = Math.max(MOST_ZOOM, MOST_ZOOM / fit());
      const scale = Math.min(Math.max(view.scale * factor, 1), most);
      const ratio = scale / view.scale;
      const [x, y] = [at.x - box.x, at.y - box.y];
      show({ x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio, scale });
    },
    pan: (x, y) => show({ ...view, x: view.x + x, y: view.y + y }),
    reset,
    isZoomed: () => view.scale > 1,
  };
}

/** Limits an edge so that there is no gap; centres a picture that is smaller than the stage. */
function within(edge: number, room: number): number {
  return room >= 0 ? room / 2 : Math.min(Math.max(edge, room), 0);
}

/** Makes a picture follow a pointer, two fingers, and the wheel. */
export function followPointers(stage: HTMLElement, { zoom, pan, reset, isZoomed }: PanZoom): void {
  const pointers = new Map<number, Point>();
  stage.addEventListener('pointerdown', (event) => {
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event);
  });
  stage.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, event);
    if (other === undefined) return pan(event.x - before.x, event.y - before.y);
    const middle = { x: (event.x + other.x) / 2, y: (event.y + other.y) / 2 };
    zoom(distance(event, other) / Math.max(distance(before, other), 1), middle);
    // The point between the fingers stays between them.
    pan((event.x - before.x) / 2, (event.y - before.y) / 2);
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    stage.addEventListener(end, ({ pointerId }) => pointers.delete(pointerId));
  }
  stage.addEventListener('dblclick', (event) => (isZoomed() ? reset() : zoom(2, event)));
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 500), event);
    },
    { passive: false },
  );
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
