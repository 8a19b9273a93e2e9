import { useSite } from '@docgen/runtime/site-context';
import { Html } from '../components/html.tsx';
import { remember } from './remember.ts';

/**
 * A line above the navbar. Whether it was dismissed is known before the first
 * paint (a script in the head marks `<html>`), so hiding it is left to CSS and
 * nothing moves.
 */
export function AnnouncementBar({ inert }: { readonly inert: boolean }) {
  const bar = useSite().announcementBar;
  if (bar === undefined) return null;
  const dismiss = () => {
    remember('announcement', bar.id);
    document.documentElement.dataset.announcement = 'dismissed';
    // The button goes; the keyboard goes on from what comes behind it.
    document.querySelector<HTMLElement>('.brand')?.focus({ preventScroll: true });
  };
  return (
    <section className="announcement" aria-label="Announcement" inert={inert}>
      <Html html={bar.html} />
      {bar.dismissible && (
        <button
          type="button"
          className="icon-button needs-script"
          aria-label="Dismiss announcement"
          onClick={dismiss}
        >
          <i className="icon icon-close" />
        </button>
      )}
    </section>
  );
}
