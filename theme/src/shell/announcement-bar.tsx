import { useSite, useTranslate } from '@docgen/runtime/site-context';
import { Html } from '../components/html.tsx';
import { remember } from '../remember.ts';

/**
 * A line above the navbar. A script in the head marks `<html>` before the first paint if the reader
 * has dismissed it, so CSS hides it without a layout shift.
 */
export function AnnouncementBar({ inert }: { readonly inert: boolean }) {
  const bar = useSite().announcementBar;
  const translate = useTranslate();
  if (!bar) return null;
  const dismiss = () => {
    remember('announcement', bar.id);
    document.documentElement.dataset.announcement = 'dismissed';
    // The button disappears, so the focus moves to the element after it.
    document.querySelector<HTMLElement>('.brand')?.focus({ preventScroll: true });
  };
  return (
    <section className="announcement" aria-label={translate('Announcement')} inert={inert}>
      <Html html={bar.html} />
      {bar.dismissible && (
        <button
          type="button"
          className="icon-button needs-script"
          aria-label={translate('Dismiss announcement')}
          onClick={dismiss}
        >
          <i className="icon icon-close" />
        </button>
      )}
    </section>
  );
}
