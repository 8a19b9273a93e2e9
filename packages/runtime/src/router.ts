/** What components may use of the router that drives the site. */
export { matchPath, useLocation, useNavigate } from 'react-router-dom';
