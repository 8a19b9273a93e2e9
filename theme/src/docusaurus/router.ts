/** `@docusaurus/router`: where the reader is, and going elsewhere. */
import { useNavigate } from '@docgen/runtime/router';

export { useLocation } from '@docgen/runtime/router';

/** The methods of a history object that pages use. */
export function useHistory() {
  const navigate = useNavigate();
  return {
    push: (to: string) => navigate(to),
    replace: (to: string) => navigate(to, { replace: true }),
    goBack: () => navigate(-1),
    goForward: () => navigate(1),
  };
}
