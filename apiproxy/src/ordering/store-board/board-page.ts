import { createHash } from 'node:crypto';
import { formatMoment, type Locale } from '@crema/shared-contracts';
import { demonstrationNotice } from '../../http/environment/demonstration.ts';
import { messageIn } from '../../i18n/messages.ts';
import { escapeMailText as escape } from '../../mail/escape-mail-text.ts';
import { fillMessage as fill } from '../../mail/letter.ts';
import type { StoreFacts } from '../../stores/stores.public.ts';
import { optionText } from '../cart/option-text.ts';
import type { OrderStatus } from '../life/order-pace.ts';
import { voidReasons } from '../voiding/void-order.ts';
import { boardMessages } from './board-messages.ts';
import type { BoardLine, BoardOrder } from './board-orders.ts';

const refreshSeconds = 10;
export const pausedQuery = '?refresh=off';

const style = `:root{color-scheme:light dark;background:Canvas;color:CanvasText}a{color:inherit}body{margin:0 auto;max-width:72rem;padding:1rem;font:1.125rem/1.5 system-ui,sans-serif}
h1{margin:0 0 .5rem;font-size:1.5rem}h2{margin:0;font-size:1.25rem}h3{margin:0;font-size:1.125rem}
.columns{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));align-items:start}
p{margin:0 0 .5rem}[role=alert]{padding:.5rem .75rem;border:2px solid;border-radius:.75rem;font-weight:600}section{display:grid;gap:.75rem;margin-block-end:1rem}ol,ul{margin:0;padding:0;list-style:none}ol{display:grid;gap:.75rem}
li.order{padding:.75rem;border:2px solid;border-radius:.75rem}ul{margin-block:.5rem}small{font-size:1rem}
form p,form{display:flex;flex-wrap:wrap;gap:.5rem}.key{display:block}label{display:inline-flex;gap:.5rem;align-items:center;min-height:2.75rem}fieldset{margin-block:.5rem;border:2px solid;border-radius:.75rem}button,input:not([type=radio]){min-height:2.75rem;font:inherit}input[type=radio]{inline-size:1.25rem;block-size:1.25rem}button{padding:.25rem 1rem;border:2px solid;border-radius:.75rem;background:Canvas;color:CanvasText;font-weight:600;cursor:pointer}input:not([type=radio]){padding:.25rem .75rem;border:2px solid;border-radius:.75rem}
:focus-visible{outline:3px solid;outline-offset:2px}.order button:first-child,.key button{border-color:CanvasText;background:CanvasText;color:Canvas}
.bar{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin-block-end:1rem}a{display:inline-block;padding-block:.5rem}`;

/** The page has no scripts, sends its forms to this server only, and is never framed. */
export const boardPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

interface BoardContext {
  readonly locale: Locale;
  readonly store: StoreFacts;
  readonly isDemonstration: boolean;
}
type Values = Readonly<Record<string, string>>;
/** The query keeps the page paused after a form. */
interface OpenBoard extends BoardContext {
  readonly now: Date;
  readonly query: '' | typeof pausedQuery;
}
/** A message as escaped HTML. */
const write = (locale: Locale, name: keyof typeof boardMessages, values: Values = {}) =>
  escape(fill(messageIn(boardMessages[name], locale), values));

export const boardPathOf = ({ shortNumber }: Pick<StoreFacts, 'shortNumber'>): string =>
  `/store-board/${encodeURIComponent(shortNumber)}`;

const orderPathOf = (store: StoreFacts, { orderId }: Pick<BoardOrder, 'orderId'>): string =>
  `${boardPathOf(store)}/orders/${encodeURIComponent(orderId)}`;

const page = ({ locale, store, isDemonstration }: BoardContext, body: string, head = '') => {
  const notice = isDemonstration
    ? `<p role="note">${escape(messageIn(demonstrationNotice, locale))}</p>`
    : '';
  const title = write(locale, 'title', { store: store.name });
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${head}<title>${title}</title><style>${style}</style></head><body><main>${notice}<h1>${title}</h1>${body}</main></body></html>`;
};

/** The form that asks for the key, with the reason why the last key did not open the board. */
export const renderKeyForm = (
  context: BoardContext,
  problem?: 'wrongKey' | 'tooMany' | undefined,
): string => {
  const { locale, store } = context;
  const described = problem ? ' aria-invalid="true" aria-describedby="problem"' : '';
  const alert = problem ? `<p id="problem" role="alert">${write(locale, problem)}</p>` : '';
  return page(
    context,
    `${alert}<form class="key" method="post" action="${boardPathOf(store)}/key"><p><label for="key">${write(locale, 'keyLabel')}</label></p><p><input id="key" name="key" type="password" required maxlength="100" autocomplete="current-password"${described}> <button>${write(locale, 'open')}</button></p></form>`,
  );
};

const clockTime = ({ locale, store }: Pick<BoardContext, 'locale' | 'store'>, at: Date): string =>
  formatMoment(
    new Intl.DateTimeFormat(locale, { timeZone: store.timeZone, hour: 'numeric', minute: '2-digit' }),
    at.getTime(),
  );

/** With the day if it is not today's: an order for tomorrow is listed as soon as it is placed. */
const dueTime = ({ locale, store, now }: OpenBoard, at: Date): string => {
  const day = new Intl.DateTimeFormat(locale, {
    timeZone: store.timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  const time = clockTime({ locale, store }, at);
  return day.format(at) === day.format(now) ? time : `${day.format(at)}, ${time}`;
};

/** The buttons of an order by its status. */
const moves = {
  RECEIVED: ['PREPARING', 'READY'],
  PREPARING: ['READY'],
  READY: ['PICKED_UP'],
} as const satisfies Partial<Record<OrderStatus, readonly OrderStatus[]>>;
type Column = keyof typeof moves;
const columns = Object.keys(moves) as readonly Column[];

/** The column of a status; a status that is over has none and is not on the board. */
const columnOf = (status: OrderStatus): Column => columns.find((column) => column === status) ?? 'RECEIVED';

const renderLine = (locale: Locale, { quantity, name, options, excludedIngredients }: BoardLine) => {
  const details = [
    ...options.map((option) => escape(optionText(option, locale))),
    ...excludedIngredients.map((ingredient) => write(locale, 'no', { ingredient })),
  ];
  return `<li>${quantity} × ${escape(name)}${details.length > 0 ? `<br><small>${details.join(', ')}</small>` : ''}</li>`;
};

const renderOrder = (board: OpenBoard, order: BoardOrder, column: Column) => {
  const { locale, store, query } = board;
  const time = dueTime(board, order.readyAt);
  const pickup = messageIn(boardMessages[order.pickupOption], locale);
  const { orderNumber: number, firstName: name } = order;
  const buttons = moves[column].map((to) => {
    const action = messageIn(boardMessages[`to${to}`], locale);
    return `<button name="to" value="${to}" aria-label="${write(locale, 'moveLabel', { action, number })}">${escape(action)}</button>`;
  });
  const refusal = `<a href="${orderPathOf(store, order)}/cannot-make${query}" aria-label="${write(locale, 'cannotMakeWhat', { number })}">${write(locale, 'cannotMake')}</a>`;
  return `<li class="order"><h3>${write(locale, 'forWhom', { number, name })}</h3>${write(locale, 'due', { time, pickup })}<ul>${order.lines.map((line) => renderLine(locale, line)).join('')}</ul><form method="post" action="${orderPathOf(store, order)}${query}">${buttons.join(' ')} ${refusal}</form></li>`;
};

/** The button that confirms to the customer at the curb that a person comes. */
const renderNotice = ({ locale, store, query }: OpenBoard, order: BoardOrder, isNoticed: boolean): string => {
  if (isNoticed) return `<p>${write(locale, 'noticed')}</p>`;
  const action = messageIn(boardMessages.notice, locale);
  const label = write(locale, 'moveLabel', { action, number: order.orderNumber });
  return `<form method="post" action="${orderPathOf(store, order)}/notice${query}"><button aria-label="${label}">${escape(action)}</button></form>`;
};

/** The customers who wait at the curb, the first one first, with their spot and since when; nothing without one. */
const renderArrivals = (context: OpenBoard, orders: readonly BoardOrder[]): string => {
  const { locale } = context;
  const waiting = orders
    .flatMap((order) => (order.arrival ? [{ order, ...order.arrival }] : []))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  if (waiting.length === 0) return '';
  const items = waiting.map(({ name, spot, at, isNoticed, order }) => {
    const time = clockTime(context, at);
    return `<li class="order"><h3>${escape(order.orderNumber)}</h3>${write(locale, 'arrival', { name, spot: String(spot), time })} · ${write(locale, columnOf(order.status))}${renderNotice(context, order, isNoticed)}</li>`;
  });
  return `<section aria-labelledby="arrivals"><h2 id="arrivals">${write(locale, 'arrivals')} (${waiting.length})</h2><ol>${items.join('')}</ol></section>`;
};

const renderColumn = (context: OpenBoard, column: Column, orders: readonly BoardOrder[]) => {
  const own = orders.filter(({ status }) => status === column);
  const list =
    own.length > 0
      ? `<ol>${own.map((order) => renderOrder(context, order, column)).join('')}</ol>`
      : `<p>${write(context.locale, 'none')}</p>`;
  return `<section aria-labelledby="${column}"><h2 id="${column}">${write(context.locale, column)} (${own.length})</h2>${list}</section>`;
};

/** The open orders of a store in three columns. The page reloads without a script unless the person has paused it. */
export const renderBoard = (
  context: BoardContext,
  {
    orders,
    isPaused,
    now,
  }: { readonly orders: readonly BoardOrder[]; readonly isPaused: boolean; readonly now: Date },
): string => {
  const { locale, store } = context;
  const path = boardPathOf(store);
  const open: OpenBoard = { ...context, now, query: isPaused ? pausedQuery : '' };
  const refresh = isPaused
    ? `${write(locale, 'paused')} <a href="${path}">${write(locale, 'resume')}</a>`
    : `${write(locale, 'refreshing')} <a href="${path}${pausedQuery}">${write(locale, 'pause')}</a>`;
  const close = `<form method="post" action="${path}/close"><button>${write(locale, 'close')}</button></form>`;
  const body = `<div class="bar"><span>${refresh}</span>${close}</div>${renderArrivals(open, orders)}<div class="columns">${columns.map((column) => renderColumn(open, column, orders)).join('')}</div>`;
  const head = isPaused ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`;
  return page(context, body, head);
};

/** The form that asks why an order cannot be made. It does not reload. */
export const renderCannotMake = (
  context: BoardContext,
  order: BoardOrder,
  query: OpenBoard['query'],
): string => {
  const { locale, store } = context;
  const { orderNumber: number, firstName: name } = order;
  const reasons = voidReasons.map(
    (reason, index) =>
      `<label><input type="radio" name="reason" value="${reason}" required${index === 0 ? ' checked' : ''}> ${write(locale, reason)}</label>`,
  );
  const lines = order.lines.map((line) => renderLine(locale, line)).join('');
  return page(
    context,
    `<h2>${write(locale, 'cannotMakeWhat', { number })}</h2><p>${write(locale, 'forWhom', { number, name })}</p><ul>${lines}</ul><p>${write(locale, 'whatHappens')}</p><form class="key" method="post" action="${orderPathOf(store, order)}/void${query}"><fieldset><legend>${write(locale, 'why')}</legend>${reasons.join('<br>')}</fieldset><p><button>${write(locale, 'confirm')}</button> <a href="${boardPathOf(store)}${query}">${write(locale, 'back')}</a></p></form>`,
  );
};
