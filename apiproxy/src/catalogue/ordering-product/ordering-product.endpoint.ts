import { createHash } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { restPaths, type OrderingOptionCategory, type OrderingProductReply } from '@crema/shared-contracts';
import {
  orderingProductParams,
  orderingProductQuery,
  orderingProductReply,
} from '@crema/shared-contracts/wire/ordering';
import type { FastifyInstance } from 'fastify';
import type { OptionCategory, Product } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { noContent, responses } from '../../http/replies/reply-schemas.ts';
import { localeOf } from '../../http/request-locale.ts';
import { factsFor } from '../menu/menu-facts.ts';
import { viewProduct } from '../product-view.ts';

const presentGroup = ({ categoryNumber, name, selection, products }: OptionCategory) => ({
  ...{ categoryNumber, name, selection },
  products: products.map(
    ({ productNumber, sku, name: optionName, defaultQuantity, min, max, ...option }) => ({
      ...{ productNumber, sku, name: optionName, defaultQuantity, min, max },
      pricePerUnit: option.pricePerUnit,
      attributes: { unitOfMeasure: option.attributes.unitOfMeasure ?? null },
      availability: option.availability,
    }),
  ),
});
const presentCategory = (category: OptionCategory): OrderingOptionCategory => ({
  ...presentGroup(category),
  children: category.children.map((child) => ({ ...presentGroup(child), children: [] })),
});
const presentForm = ({ productNumber, name, form, availability, productOptions }: Product) => ({
  ...{ productNumber, formCode: form.formCode, name, availability },
  sizes: form.sizes.map(
    ({ sizeCode, sku, name: sizeName, price, default: isDefault, availability: sold }) => ({
      ...{ sizeCode, sku, name: sizeName, price, default: isDefault, availability: sold },
    }),
  ),
  ...(productOptions.length > 0 && { productOptions: productOptions.map(presentCategory) }),
});

/** A minute, as the GraphQL query of a product has it: availability changes within the day. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=600';

/** ORD-026: a product's forms with their options, in the language of Accept-Language, as one store sells them. */
export const registerOrderingProduct = (instance: FastifyInstance, deps: AppDeps): void => {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  app.get(
    `${restPaths.orderingProduct}/:productNumber`,
    {
      schema: {
        summary: 'A product with its options, as a store sells it',
        params: orderingProductParams,
        querystring: orderingProductQuery,
        response: responses({ 200: orderingProductReply, 304: noContent }),
      },
    },
    async (request, reply) => {
      const { productNumber } = request.params;
      const { store } = request.query;
      const facts = await factsFor(
        deps,
        localeOf(request),
        store === undefined ? undefined : await deps.stores.load(store),
      );
      const forms = /^\d+$/.test(productNumber) ? facts.catalogue.formsOf(Number(productNumber)) : [];
      if (forms.length === 0) throw createAppError('PRODUCT_NOT_FOUND', { productNumber });
      const found: OrderingProductReply = {
        products: forms.map((form) => presentForm(viewProduct(form, facts))),
      };
      const etag = `W/"${createHash('sha1').update(JSON.stringify(found)).digest('base64url')}"`;
      void reply.headers({ 'cache-control': cacheControl, vary: 'accept-language', etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return found;
    },
  );
};
