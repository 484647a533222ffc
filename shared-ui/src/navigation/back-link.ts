import s from './back-link.module.css';

/**
 * The class name of the link back above a page's title, for a router's Link that begins with `chevron-left`.
 */
export const backLinkClass: string = s.link ?? '';
