/** What components may use of the router that drives the site. */
export { useLocation, useNavigate } from 'react-router-dom';
