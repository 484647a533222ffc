import { Type } from 'typebox';
import { money, nullable, picklist, text, type Wire } from './shapes.ts';

const availability = picklist('AVAILABLE', 'SOLD_OUT', 'NOT_SOLD', 'NOT_ORDERABLE_ONLINE', 'UNKNOWN');
/** An option of restPaths.orderingProduct; `unitOfMeasure` is null for what is not counted. */
const option = Type.Object({
  productNumber: Type.Integer(),
  sku: text,
  name: text,
  defaultQuantity: Type.Integer(),
  min: Type.Integer(),
  max: Type.Integer(),
  pricePerUnit: money,
  attributes: Type.Object({ unitOfMeasure: nullable(text) }),
  availability,
});
const optionGroup = {
  categoryNumber: Type.Integer(),
  name: text,
  selection: picklist('ONE', 'MANY'),
  products: Type.Array(option),
};
/** Categories are nested at most once. */
const optionCategory = Type.Object({
  ...optionGroup,
  children: Type.Array(
    Type.Object({ ...optionGroup, children: Type.Array(Type.Unknown(), { maxItems: 0 }) }),
  ),
});
export type OrderingOptionCategory = Wire<typeof optionCategory>;
export const orderingProductParams = Type.Object({
  productNumber: Type.String({ minLength: 1, maxLength: 40 }),
});
export const orderingProductQuery = Type.Object({
  store: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
});
/**
 * The reply of restPaths.orderingProduct: the product's forms, at the store's prices, else the national ones. A client reads the
 * first that has productOptions. Its errors are PRODUCT_NOT_FOUND and STORE_NOT_FOUND.
 */
export const orderingProductReply = Type.Object({
  products: Type.Array(
    Type.Object({
      productNumber: Type.Integer(),
      formCode: text,
      name: text,
      availability,
      sizes: Type.Array(
        Type.Object({
          sizeCode: text,
          sku: text,
          name: text,
          price: money,
          default: Type.Boolean(),
          availability,
        }),
      ),
      /** Missing for a product that is sold as it is. */
      productOptions: Type.Optional(Type.Array(optionCategory)),
    }),
  ),
});
export type OrderingProductReply = Wire<typeof orderingProductReply>;

export const pickupTimeParams = Type.Object({
  orderId: Type.String({ minLength: 1, maxLength: 60 }),
  shortStoreNumber: Type.String({ minLength: 1, maxLength: 40 }),
});
export const pickupTimeQuery = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) });
/** The reply of restPaths.pickupTime (D-30). Without estimates the page says 'Ready in around 20+ minutes'. */
export const pickupTimeReply = Type.Object({
  /** The instant at which the order was placed. */
  orderTime: text,
  /** The store number up to its first '-'. */
  shortStoreNumber: text,
  preOrderEstimates: Type.Array(
    Type.Object({
      pickUpOption: picklist('INSTORE16', 'DT', 'CX'),
      minMinutes: Type.Integer(),
      maxMinutes: Type.Integer(),
    }),
  ),
});
export type PickupTimeReply = Wire<typeof pickupTimeReply>;
