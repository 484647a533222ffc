import { readText, textLimits, validateName, type ServerErrorCode } from '@crema/shared-contracts';
import type { CustomerArrival, MutationCreateCustomerArrivalArgs } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { GraphqlContext } from '../../http/graphql/graphql-context.ts';
import { shortNumberOf, type StoreFacts } from '../../stores/stores.public.ts';
import type { OrderRow } from '../stored-orders.ts';
import { presentArrival } from './present-arrival.ts';
import { isOpen } from '../life/order-pace.ts';

type ArrivalInput = MutationCreateCustomerArrivalArgs['customerArrivalInput'];

/** The open order of the token at this store. The token is the only authority (D-139). */
const findArrivingOrder = async (
  { db }: Pick<AppDeps, 'db'>,
  { orderToken, storeNumber }: ArrivalInput,
): Promise<OrderRow> => {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_token', '=', orderToken)
    .executeTakeFirst();
  const isThis =
    order && isOpen(order.status) && shortNumberOf(order.store_number) === shortNumberOf(storeNumber);
  if (!isThis) throw createAppError('ORDER_NOT_FOUND');
  return order;
};

const curbsideErrors = {
  AVAILABLE: undefined,
  CLOSED: 'CURBSIDE_CLOSED',
  UNAVAILABLE: 'CURBSIDE_UNAVAILABLE',
} as const satisfies Record<StoreFacts['curbside'], ServerErrorCode | undefined>;

/** Throws VALIDATION with the field that cannot be used (ENG-032), or the state of the store's curbside pickup (ENG-033). */
const validate = async (deps: AppDeps, order: OrderRow, input: ArrivalInput): Promise<void> => {
  const refuse = (field: keyof ArrivalInput) => createAppError('VALIDATION', undefined, { field });
  if (input.pickUpOption !== 'CX' || order.pickup_option !== 'CX') throw refuse('pickUpOption');
  if (validateName(input.displayName, textLimits.cupName)) throw refuse('displayName');
  const store = await deps.stores.findOfOrder(order.store_number);
  const problem = store ? curbsideErrors[store.curbside] : 'CURBSIDE_UNAVAILABLE';
  if (problem) throw createAppError(problem);
  const { stallNumber } = input;
  if (stallNumber < 1 || stallNumber > (store?.stallQuantity ?? 0)) throw refuse('stallNumber');
};

/**
 * createCustomerArrival (ENG-031): stores that the customer of a curbside order has arrived, and in which spot. Idempotent per token: the
 * first time stays, spot and name can be changed (D-139). Throws ORDER_NOT_FOUND for an unknown token, another store or an order that is over.
 */
export const createCustomerArrival = async (
  { deps }: GraphqlContext,
  { customerArrivalInput: input }: MutationCreateCustomerArrivalArgs,
): Promise<CustomerArrival> => {
  const order = await findArrivingOrder(deps, input);
  await validate(deps, order, input);
  const spot = { stall_number: input.stallNumber, display_name: readText(input.displayName) };
  const stored = await deps.db
    .insertInto('order_arrival')
    .values({ order_id: order.order_id, ...spot, arrived_at: deps.clock.now() })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet((expression) => ({
        ...spot,
        // A person of the store has seen the earlier spot.
        noticed_at: expression
          .case()
          .when('order_arrival.stall_number', '=', input.stallNumber)
          .then(expression.ref('order_arrival.noticed_at'))
          .else(null)
          .end(),
      })),
    )
    .returning(['arrived_at', 'stall_number', 'noticed_at'])
    .executeTakeFirstOrThrow();
  return presentArrival(stored);
};
