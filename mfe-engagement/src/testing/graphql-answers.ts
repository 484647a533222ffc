import { http, HttpResponse } from 'msw';
import { restPaths, trustedDocument } from '@crema/shared-contracts';
import {
  CreateCustomerArrivalDocument,
  GetCheckInOrderDocument,
  GetCheckInStoreDocument,
  type GetCheckInOrderQuery,
} from '../generated/operations.ts';
import { feedServer } from './feed-server.ts';

const hashOf = (document: object) =>
  (document as { readonly __meta__: { readonly hash: string } }).__meta__.hash;
const at = `http://localhost${restPaths.graphql}`;
export type CheckInOrder = NonNullable<GetCheckInOrderQuery['checkInOrder']>;

const store: CheckInOrder['store'] = {
  __typename: 'Store',
  storeNumber: '1001-100001',
  name: 'Clark & Lake',
  pickUpOptions: [
    { __typename: 'CodeName', code: '16', name: 'In store' },
    { __typename: 'CodeName', code: 'CX', name: 'Curbside' },
  ],
  mobileOrdering: { __typename: 'MobileOrdering', stallQuantity: 3 },
};
export const sampleOrder = (change: Partial<CheckInOrder> = {}): CheckInOrder => ({
  __typename: 'CheckInOrder',
  orderId: 'o1',
  orderNumber: 'A7K2',
  status: 'PREPARING',
  pickUpOption: 'CX',
  arrival: null,
  store,
  ...change,
});

/** Answers the order of a check-in by the number of the request; `undefined` is a lost connection. Returns the requested tokens. */
export const answerOrder = (answer: (count: number) => CheckInOrder | null | undefined) => {
  const tokens: string[] = [];
  feedServer.use(
    http.get(at, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const { orderToken, storeNumber } = JSON.parse(query.get('variables') ?? '{}') as Record<
        string,
        string
      >;
      const asked = query.get('extensions');
      const isOf = (document: object) => asked === JSON.stringify(trustedDocument(hashOf(document)));
      if (isOf(GetCheckInStoreDocument))
        return HttpResponse.json({ data: { storeByNumber: { ...store, storeNumber } } });
      if (!isOf(GetCheckInOrderDocument)) throw new Error(`unexpected query ${asked}`);
      tokens.push(orderToken ?? '');
      const checkInOrder = answer(tokens.length);
      return checkInOrder === undefined
        ? HttpResponse.error()
        : HttpResponse.json({ data: { checkInOrder } });
    }),
  );
  return tokens;
};

/** Answers the arrival with success or an error's code. Returns the inputs. */
export const answerArrival = (codeOf: (count: number) => string | undefined) => {
  const inputs: unknown[] = [];
  feedServer.use(
    http.post(at, async ({ request }) => {
      const { variables, extensions } = (await request.json()) as {
        readonly variables: { readonly customerArrivalInput: unknown };
        readonly extensions: unknown;
      };
      expect(extensions).toEqual(trustedDocument(hashOf(CreateCustomerArrivalDocument)));
      inputs.push(variables.customerArrivalInput);
      const code = codeOf(inputs.length);
      return code
        ? HttpResponse.json({ data: null, errors: [{ message: code, extensions: { code } }] })
        : HttpResponse.json({ data: { createCustomerArrival: { stallNumber: 2, noticedAt: null } } });
    }),
  );
  return inputs;
};
