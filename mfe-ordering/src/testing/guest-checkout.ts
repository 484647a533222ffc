import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { enter } from '@crema/remote-kit/testing';
import { openPage } from './ordering-page.ts';

const vaultOrigin = 'http://vault.localhost';

/** Opens the guest checkout with the vault's frame. */
export const openCheckout = async (options: Parameters<typeof openPage>[1] = {}) => {
  const navigate = jest.fn();
  const page = await openPage('/menu/cart/guest/checkout', { navigate, ...options });
  const frame = (await screen.findByTitle(/^Card number/)) as HTMLIFrameElement;
  return { ...page, navigate, vault: vaultIn(frame) };
};
/** A fake vault: the commands it received, and a function that posts messages as the vault. */
const vaultIn = (frame: HTMLIFrameElement) => {
  const received: { readonly kind: string }[] = [];
  jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(((command: never, target: string) => {
    expect(target).toBe(vaultOrigin);
    received.push(command);
  }) as never);
  const say = (data: object, origin = vaultOrigin) =>
    act(async () => {
      fireEvent(
        window,
        new MessageEvent('message', {
          origin,
          source: frame.contentWindow,
          data: { source: 'crema-vault', ...data },
        }),
      );
    });
  return { frame, received, say };
};
export const tokenisedCard = {
  kind: 'tokenised',
  paymentInstrumentToken: 'tok',
  paymentType: 'visa',
  accountNumberLastFour: '4242',
  expiresInMs: 300_000,
};
export const typeContact = async () => {
  await enter(screen.getByRole('textbox', { name: /First name/ }), 'Ada');
  await enter(screen.getByRole('textbox', { name: /Email/ }), 'ada@example.com');
};
export const placeButton = () => screen.findByRole('button', { name: /^Place order · \$5.00/ });
export const place = async () => userEvent.click(await placeButton());
/** Presses "place order", which requests the card's token, and answers as the vault does. */
export const pay = async (
  vault: Awaited<ReturnType<typeof openCheckout>>['vault'],
  answer: object = tokenisedCard,
) => {
  await place();
  await waitFor(() => expect(vault.received.at(-1)).toMatchObject({ kind: 'tokenise' }));
  await vault.say(answer);
};
