import type { CardBrand, WalletType } from './payment-names.ts';

/** The size of the drawings. */
export const paymentMarkBox = { width: 32, height: 20 } as const;

/** Its edge is lighter, so that a dark tile has a shape on a dark page. */
const tile = (fill: string): string =>
  `<rect width="32" height="20" rx="3" fill="${fill}"/><rect x=".5" y=".5" width="31" height="19" rx="2.5" fill="none" stroke="#fff" stroke-opacity=".25"/>`;
const paper = '<rect x=".5" y=".5" width="31" height="19" rx="2.5" fill="#fff" stroke="#d8cbbd"/>';
const line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/**
 * Small drawings of networks and wallets, of our own, next to their names: the children of an SVG with the size of `paymentMarkBox`. The
 * vault's card form and our pages have the same ones (PAY-004).
 */
const marks: Readonly<Record<CardBrand | WalletType, string>> = {
  visa: `${tile('#1a3d8f')}<path d="m9.5 4.5 5 8 8-8" stroke="#fff" stroke-width="2.4" ${line}/><path d="M7 16h18" stroke="#f2b134" stroke-width="1.6" ${line}/>`,
  mastercard: `${tile('#2b2b30')}<circle cx="12.5" cy="10" r="5.5" fill="#e5322d"/><circle cx="19.5" cy="10" r="5.5" fill="#f7a01b" fill-opacity=".88"/>`,
  amex: `${tile('#1f6fb2')}<rect x="5" y="4.5" width="22" height="11" stroke="#fff" stroke-width="1.4" ${line}/><path d="m8.5 13 3-6 3 6m-2-2h-2.2M18 7l5.5 6m0-6L18 13" stroke="#fff" stroke-width="1.4" ${line}/>`,
  discover: `${paper}<path d="M5 8.5h8M5 11.5h6" stroke="#33261f" stroke-width="1.4" ${line}/><circle cx="21" cy="10" r="5" fill="#f0771b"/>`,
  diners: `${tile('#0f5f97')}<circle cx="16" cy="10" r="6.5" fill="#fff"/><path d="M13.8 6v8m4.4-8v8" stroke="#0f5f97" stroke-width="2" ${line}/>`,
  jcb: `${paper}<path d="M8 4h4v9a3 3 0 0 1-3 3H8z" fill="#1d5fab"/><path d="M14 4h4v9a3 3 0 0 1-3 3h-1z" fill="#cf2338"/><path d="M20 4h4v9a3 3 0 0 1-3 3h-1z" fill="#2f8a3d"/>`,
  unionpay: `${paper}<path d="M9 4h6l-2.5 12h-6z" fill="#cf2338"/><path d="M15 4h5l-2.5 12h-5z" fill="#1d4f86"/><path d="M20 4h6l-2.5 12h-6z" fill="#0f7f84"/>`,
  card: `${tile('#8c7668')}<path d="M0 5h32v3.5H0z" fill="#33261f"/><path d="M5 14h8" stroke="#fff" stroke-width="1.6" ${line}/>`,
  applepay: `${tile('#17120f')}<path d="M10 7.5a5 5 0 0 1 0 5m3.5-7a8 8 0 0 1 0 9m3.5-11a11 11 0 0 1 0 13" stroke="#fff" stroke-width="1.6" ${line}/>`,
  googlepay: `${paper}<g stroke-width="2.6" ${line}><path d="M20.5 6.8A5.4 5.4 0 0 0 11.4 7.2" stroke="#de3b30"/><path d="M11 8a5.4 5.4 0 0 0 .2 4.4" stroke="#f2b134"/><path d="M12 13.7a5.4 5.4 0 0 0 7 .9" stroke="#2f9a4a"/><path d="M20.6 13a5.4 5.4 0 0 0 .8-3H16.5" stroke="#3a76e0"/></g>`,
  link: `${tile('#0b7a4b')}<path d="m13 5.5 5 4.5-5 4.5" stroke="#fff" stroke-width="2.4" ${line}/>`,
  paypal: `${paper}<path d="M12.5 16 14.5 4h4.2a3.6 3.6 0 0 1 0 7.2h-3.5" stroke="#173a82" stroke-width="2" ${line}/><path d="m15.5 17 .9-4h3a3.6 3.6 0 0 0 3.2-5" stroke="#2a8fd0" stroke-width="2" ${line}/>`,
};

/** The drawing of a kind of payment: that of a bank card for a kind without one. */
export const paymentMarkOf = (kind: string): string =>
  Object.hasOwn(marks, kind) ? marks[kind as keyof typeof marks] : marks.card;
