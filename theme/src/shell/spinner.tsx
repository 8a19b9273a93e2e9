import { useEffect, useState } from 'react';

/** How long a page may take, once its progress shows, before the spinner does, in milliseconds. */
const DELAY = 800;

/**
 * Says that a page is being loaded where that takes longer (specification, section 4), to the eye and
 * to the ear: the element stands there, empty, before there is anything to say.
 */
export function Spinner({ spins }: { readonly spins: boolean }) {
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
          Loading page
        </>
      )}
    </p>
  );
}
