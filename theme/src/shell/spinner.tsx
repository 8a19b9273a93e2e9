import { useEffect, useState } from 'react';

/** Milliseconds between the start of the progress bar and the spinner. */
const DELAY = 800;

interface SpinnerProps {
  readonly spins: boolean;
  readonly text: string;
}

/**
 * Shows and announces that a page takes long to load. The live region is always present, because
 * screen readers announce only changes of existing ones.
 */
export function Spinner({ spins, text }: SpinnerProps) {
  const [shows, setShows] = useState(false);
  useEffect(() => {
    if (!spins) return;
    const timer = setTimeout(() => setShows(true), DELAY);
    return () => {
      clearTimeout(timer);
      setShows(false);
    };
  }, [spins]);
  return (
    <p className="spinner" role="status">
      {shows && (
        <>
          <i />
          {text}
        </>
      )}
    </p>
  );
}
