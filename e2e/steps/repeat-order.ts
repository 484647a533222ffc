import { expect, type Page, type Request } from '@playwright/test';
import { placeButton } from './cart.ts';

interface Reply {
  readonly data: {
    readonly priceOrder: {
      readonly orderId: string;
      readonly summary: { readonly price: { readonly amountMinor: number } };
    };
    readonly submitOrder: { readonly orderNumber: string };
  };
}
/** Sends a request of the page again with other variables. */
const send = async (page: Page, request: Request, variables: object): Promise<Reply['data']> => {
  const reply = await page.request.post(request.url(), {
    headers: { 'x-crema-request': '1', 'idempotency-key': crypto.randomUUID().replaceAll('-', '') },
    data: { ...(request.postDataJSON() as object), variables },
  });
  return ((await reply.json()) as Reply).data;
};
const variablesOf = (request: Request) =>
  (request.postDataJSON() as { variables: { subInp: { tenders: readonly object[] } } }).variables;

/**
 * Orders what is in the member's cart with the selected stored-value card, and then the same again, with the requests of the page, up
 * to `count` orders. Returns their numbers.
 */
export const placeOrders = async (page: Page, count: number): Promise<readonly string[]> => {
  const sent = (text: string) => page.waitForRequest((request) => !!request.postData()?.includes(text));
  const [pricing] = await Promise.all([sent('"order":{'), page.goto('/menu/cart')]);
  const [submission] = await Promise.all([sent('"subInp":{'), placeButton(page).click()]);
  const placed = page.getByRole('dialog', { name: 'Your order is in!' });
  const numbers = [(await placed.getByRole('strong').textContent()) ?? ''];
  const { subInp } = variablesOf(submission);
  while (numbers.length < count) {
    const { priceOrder } = await send(page, pricing, variablesOf(pricing));
    const { amountMinor } = priceOrder.summary.price;
    const { submitOrder } = await send(page, submission, {
      subInp: {
        ...subInp,
        orderId: priceOrder.orderId,
        tenders: subInp.tenders.map((tender) => ({ ...tender, amountMinor })),
      },
    });
    numbers.push(submitOrder.orderNumber);
  }
  expect(new Set(numbers).size).toBe(count);
  return numbers;
};
