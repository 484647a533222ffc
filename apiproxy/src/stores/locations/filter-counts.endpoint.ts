import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { offeredFeatures, restPaths } from '@crema/shared-contracts';
import { filterCountsQuery, filterCountsReply } from '@crema/shared-contracts/wire/stores';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { localeOf } from '../../http/request-locale.ts';
import { countFeatures } from './find-locations.ts';
import { readFeatures } from './read-features.ts';
import { areaOf } from './search-area.ts';

/** LOC-021: the number of stores for each filter before it is applied; filters that are not offered are never counted. */
export const registerFilterCounts = (instance: FastifyInstance, deps: AppDeps): void => {
  instance.withTypeProvider<TypeBoxTypeProvider>().get(
    restPaths.filterCounts,
    {
      schema: {
        summary: 'The number of stores of an area for each filter',
        querystring: filterCountsQuery,
        response: responses({ 200: filterCountsReply }),
      },
    },
    async (request, reply) => {
      const { placeName: _placeName, ...area } = await areaOf(deps, request.query, localeOf(request));
      const codes = offeredFeatures(deps.configuration.features).map(({ code }) => code);
      const features = readFeatures(request.query.features);
      const found = await countFeatures(deps.stores, { ...area, features, now: deps.clock.now() }, codes);
      void reply.headers({ 'cache-control': 'public, max-age=60', vary: 'accept-language' });
      return found;
    },
  );
};
