import type { OrderingProductReply } from '@crema/shared-contracts';
import { Type } from 'typebox';
import { nullable, picklist, schemaOf } from '../../http/replies/reply-schemas.ts';

const money = Type.Object({ amountMinor: Type.Integer(), currency: picklist('USD', 'CAD') });
const availability = picklist('AVAILABLE', 'SOLD_OUT', 'NOT_SOLD', 'NOT_ORDERABLE_ONLINE', 'UNKNOWN');
const option = Type.Object({
  productNumber: Type.Integer(),
  sku: Type.String(),
  name: Type.String(),
  defaultQuantity: Type.Integer(),
  min: Type.Integer(),
  max: Type.Integer(),
  pricePerUnit: money,
  attributes: Type.Object({ unitOfMeasure: nullable(Type.String()) }),
  availability,
});
const group = {
  categoryNumber: Type.Integer(),
  name: Type.String(),
  selection: picklist('ONE', 'MANY'),
  products: Type.Array(option),
};
/** Categories are nested at most once. */
const category = Type.Object({
  ...group,
  children: Type.Array(Type.Object({ ...group, children: Type.Array(Type.Unknown(), { maxItems: 0 }) })),
});

export const orderingProductReply = schemaOf<OrderingProductReply>()(
  Type.Object({
    products: Type.Array(
      Type.Object({
        productNumber: Type.Integer(),
        formCode: Type.String(),
        name: Type.String(),
        availability,
        sizes: Type.Array(
          Type.Object({
            sizeCode: Type.String(),
            sku: Type.String(),
            name: Type.String(),
            price: money,
            default: Type.Boolean(),
            availability,
          }),
        ),
        productOptions: Type.Optional(Type.Array(category)),
      }),
    ),
  }),
);
