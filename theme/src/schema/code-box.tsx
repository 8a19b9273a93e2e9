import type { ReactElement } from 'react';

interface CodeBoxOptions {
  /** Accessible name of the button that copies the code. @default 'Copy code' */
  readonly label?: string;
  /** Whether lines are wrapped from the start. @default false */
  readonly isWrapped?: boolean;
}

/** Renders a `code` element as a block, with a button that copies it. */
export function codeBox(
  code: ReactElement,
  { label = 'Copy code', isWrapped = false }: CodeBoxOptions = {},
): ReactElement {
  return (
    <div className={isWrapped ? 'code-block wrapped' : 'code-block'}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code has to scroll by keyboard */}
      <pre className="signature" tabIndex={0}>
        {code}
      </pre>
      <button type="button" className="copy-button" aria-label={label} />
    </div>
  );
}
