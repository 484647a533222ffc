import type { Money } from '../money.ts';

/** An option of restPaths.orderingProduct; `unitOfMeasure` is null for what is not counted. */
interface OrderingOption {
  readonly productNumber: number;
  readonly sku: string;
  readonly name: string;
  readonly defaultQuantity: number;
  readonly min: number;
  readonly max: number;
  readonly pricePerUnit: Money;
  readonly attributes: { readonly unitOfMeasure: string | null };
  readonly availability: ItemAvailability;
}
interface OrderingOptionGroup {
  readonly categoryNumber: number;
  readonly name: string;
  readonly selection: 'ONE' | 'MANY';
  readonly products: readonly OrderingOption[];
}
export interface OrderingOptionCategory extends OrderingOptionGroup {
  readonly children: readonly (OrderingOptionGroup & { readonly children: readonly unknown[] })[];
}
type ItemAvailability = 'AVAILABLE' | 'SOLD_OUT' | 'NOT_SOLD' | 'NOT_ORDERABLE_ONLINE' | 'UNKNOWN';
/**
 * The reply of restPaths.orderingProduct: the product's forms, at the store's prices, else the national ones. A client reads the
 * first that has productOptions. Its errors are PRODUCT_NOT_FOUND and STORE_NOT_FOUND.
 */
export interface OrderingProductReply {
  readonly products: readonly {
    readonly productNumber: number;
    readonly formCode: string;
    readonly name: string;
    readonly availability: ItemAvailability;
    readonly sizes: readonly {
      readonly sizeCode: string;
      readonly sku: string;
      readonly name: string;
      readonly price: Money;
      readonly default: boolean;
      readonly availability: ItemAvailability;
    }[];
    /** Missing for a product that is sold as it is. */
    readonly productOptions?: readonly OrderingOptionCategory[];
  }[];
}

/** The reply of restPaths.pickupTime (D-30). Without estimates the page says 'Ready in around 20+ minutes'. */
export interface PickupTimeReply {
  /** The instant at which the order was placed. */
  readonly orderTime: string;
  /** The store number up to its first '-'. */
  readonly shortStoreNumber: string;
  readonly preOrderEstimates: readonly {
    readonly pickUpOption: 'INSTORE16' | 'DT' | 'CX';
    readonly minMinutes: number;
    readonly maxMinutes: number;
  }[];
}

/** The data of an event of restPaths.orderEvents. */
export interface OrderStatusNotice {
  readonly status: 'RECEIVED' | 'PREPARING' | 'READY' | 'PICKED_UP' | 'VOIDED';
}
