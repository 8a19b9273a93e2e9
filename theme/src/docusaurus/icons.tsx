/**
 * `@theme/Icon/…` and `@theme/Admonition/Icon/…`: simple icons in the size of the text around them.
 */
import type { SVGProps } from 'react';

/** @param lines - Path data in a box of 24 by 24. */
function drawing(lines: string) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="1em"
        height="1em"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
        {...props}
      >
        <path d={lines} />
      </svg>
    );
  };
}

export const Arrow = drawing('M9 5l7 7-7 7');
export const Close = drawing('M5 5l14 14M19 5L5 19');
export const Copy = drawing('M9 9h11v11H9zM5 15H4V4h11v1');
export const DarkMode = drawing('M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z');
export const Edit = drawing('M4 20l1-5L16 4l4 4L9 19z');
export const ExternalLink = drawing('M14 4h6v6M20 4l-9 9M18 14v6H4V6h6');
export const Home = drawing('M4 11l8-7 8 7v9H4z');
export const Language = drawing(
  'M3 12h18M12 3a9 9 0 0 0 0 18 9 9 0 0 0 0-18c5 5 5 13 0 18-5-5-5-13 0-18',
);
export const LightMode = drawing(
  'M12 8a4 4 0 0 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M19 5l-1 1M6 18l-1 1',
);
export const Menu = drawing('M4 6h16M4 12h16M4 18h16');
export const Success = drawing('M4 13l5 5L20 6');
export const SystemColorMode = drawing('M3 5h18v11H3zM8 20h8');
export const WordWrap = drawing('M4 6h16M4 12h13a3 3 0 0 1 0 6h-5M14 16l-2 2 2 2M4 18h4');
export const Danger = drawing('M12 3l9 9-9 9-9-9zM12 8v5M12 16v.5');
export const Info = drawing('M12 3a9 9 0 0 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7v.5');
export const Note = drawing('M5 3h14v18H5zM9 8h6M9 12h6M9 16h3');
export const Tip = drawing('M9 17a6 6 0 1 1 6 0v2H9zM10 22h4');
export const Warning = drawing('M12 3l10 18H2zM12 10v5M12 18v.5');
