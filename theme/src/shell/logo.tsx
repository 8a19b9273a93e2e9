import { useHref, useSite } from '@docgen/runtime/site-context';

/** The site's picture in both colour modes; CSS shows the one that fits. */
export function Logo() {
  const { logo } = useSite();
  const href = useHref();
  if (logo === undefined) return null;
  const picture = (src: string, className?: string) => (
    <img src={href(src)} alt={logo.alt ?? ''} width="32" height="32" className={className} />
  );
  if (logo.dark === undefined) return picture(logo.light);
  return (
    <>
      {picture(logo.light, 'light-only')}
      {picture(logo.dark, 'dark-only')}
    </>
  );
}
