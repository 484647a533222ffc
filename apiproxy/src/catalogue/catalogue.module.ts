import type { ServerModule } from '../http/server-module.ts';
import { cataloguePages } from './catalogue.pages.ts';
import { catalogueResolvers } from './catalogue.resolvers.ts';
import { catalogueChecks } from './kinds/catalogue.checks.ts';
import { catalogueKinds } from './kinds/catalogue-rows.ts';
import { registerShopPictures } from '../shop/pictures/shop-picture.endpoint.ts';
import { projectShopJob } from '../shop/versions/project-shop.job.ts';
import { registerOrderingProduct } from './ordering-product/ordering-product.endpoint.ts';

export const catalogue: ServerModule = {
  name: 'catalogue',
  register: (app, deps) => {
    registerOrderingProduct(app, deps);
    registerShopPictures(app, deps);
  },
  resolvers: catalogueResolvers,
  pages: cataloguePages,
  jobs: [projectShopJob],
  shop: { kinds: catalogueKinds, checks: catalogueChecks },
};
