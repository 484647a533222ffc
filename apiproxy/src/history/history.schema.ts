import { historyLimits, historyTypes, type HistoryReceipt, type HistoryReply } from '@crema/shared-contracts';
import { Type } from 'typebox';
import { nullable, picklist, schemaOf } from '../http/replies/reply-schemas.ts';

const text = Type.String();
const money = Type.Object({ amountMinor: Type.Integer(), currency: picklist('USD', 'CAD') });
const type = picklist(...historyTypes);
const card = nullable(Type.Object({ cardId: nullable(text), lastFour: text }));
const order = nullable(
  Type.Object({
    orderId: text,
    orderNumber: text,
    storeName: text,
    timeZone: text,
    status: text,
    items: Type.Array(text),
  }),
);
const tip = nullable(Type.Object({ amount: money, highest: money, until: nullable(text) }));
const gift = nullable(
  Type.Object({
    direction: picklist('sent', 'received'),
    orderId: nullable(text),
    people: Type.Array(text),
  }),
);
const subject = {
  id: text,
  type,
  at: text,
  order,
  card,
  isAutomatic: Type.Boolean(),
  from: card,
  to: card,
  gift,
};
const tender = { kind: text, lastFour: text, amount: money };

export const historyReply = schemaOf<HistoryReply>()(
  Type.Object({
    entries: Type.Array(Type.Object({ ...subject, amount: money, tip })),
    nextCursor: nullable(text),
  }),
);
export const receiptReply = schemaOf<HistoryReceipt>()(
  Type.Object({
    ...subject,
    number: nullable(text),
    place: nullable(Type.Object({ name: text, lines: Type.Array(text) })),
    items: Type.Array(
      Type.Object({ name: text, quantity: Type.Integer(), amount: money, details: Type.Array(text) }),
    ),
    rows: Type.Array(Type.Object({ label: text, amount: money })),
    tip: nullable(money),
    total: money,
    tenders: Type.Array(Type.Object(tender)),
    refunds: Type.Array(Type.Object({ ...tender, at: text })),
    tipChange: tip,
  }),
);
const page = {
  cursor: Type.Optional(Type.String({ maxLength: 400 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: historyLimits.most })),
};
export const pageQuery = Type.Object(page);
export const historyQuery = Type.Object({
  ...page,
  type: Type.Optional(type),
  month: Type.Optional(Type.String({ minLength: 7, maxLength: 7 })),
  timeZone: Type.Optional(Type.String({ maxLength: 60 })),
});
const id = Type.String({ minLength: 1, maxLength: 200 });
export const entryParams = Type.Object({ id });
