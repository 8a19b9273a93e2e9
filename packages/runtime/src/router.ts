/** The part of the site's router that components may use. */
export { matchPath, useLocation, useNavigate } from 'react-router-dom';
