import {
  readConfiguration,
  readRouteParams,
  resolvePreload,
  resolveRegistry,
  trustedQueryUrl,
  type Locale,
  type OrderStore,
  type PageRenderRequest,
  type RegistryDocument,
  type ResolvedRegistry,
  type RouteDeclaration,
} from '@crema/shared-contracts';
import { ownFilesUrl } from '../version-files.ts';
import type { RenderedRoute } from './gate-facts.ts';
import type { Build } from './gather-facts.ts';
import { readSchema } from '../graphql-schema.ts';
import { requestShapes, sampleReply, sampleShapes, type SampleShape } from './sample-data/sample-reply.ts';
import { sampleRequests } from './sample-data/sample-requests.ts';

/** A page that the gate renders. `request` throws if no reply can be made for one of its queries. */
export interface SamplePage {
  readonly facts: Pick<RenderedRoute, 'route' | 'locale' | 'data'>;
  readonly request: () => PageRenderRequest;
}
/** The address of a version's files, below which its pictures are. */
export const urlOf = ({
  manifest,
  version,
  url = `${ownFilesUrl}${manifest.name}/${version}/`,
}: Build): string => url;

/** The registry as a visitor of this version gets it. */
const registryWith = (build: Build, document: RegistryDocument | undefined): ResolvedRegistry => {
  const { manifest, files, version } = build;
  const others = document
    ? resolveRegistry(document, '').remotes.filter(({ name }) => name !== manifest.name)
    : [];
  const own = {
    name: manifest.name,
    version,
    chosenBecause: 'stable',
    url: urlOf(build),
    manifest,
    files,
  } as const;
  return { sequence: document?.sequence ?? 0, disabled: [], remotes: [...others, own] };
};
/** A visitor has chosen it where the replies are full. */
const orderStore: OrderStore = {
  storeNumber: '1001-100001',
  name: 'Sample',
  countryCode: 'US',
  timeZoneId: 'America/Chicago',
  ownershipTypeCode: 'CO',
  guestOrdering: true,
};
const requestFor = (
  { path, example = path }: RouteDeclaration,
  locale: Locale,
  remote: string,
  registry: ResolvedRegistry,
): PageRenderRequest => ({
  boot: {
    registry,
    ...readConfiguration(),
    locale,
    publicOrigin: 'https://shop.example',
    vaultOrigin: 'https://vault.example',
    production: true,
  },
  remote,
  pathname: example,
  search: '',
  // A fixed time: the output of two builds can be compared.
  now: Date.UTC(2026, 5, 3, 15),
  queries: [],
  requests: [],
});

const createAddData = ({ files, documents = {} }: Build) => {
  const schema = readSchema();
  return (route: RouteDeclaration, request: PageRenderRequest, shape: SampleShape): PageRenderRequest => {
    const { pathname, search } = request;
    const params = readRouteParams(route.path, pathname);
    const storeNumber = shape.isFull ? orderStore.storeNumber : undefined;
    const visit = { params, search, locale: request.boot.locale, storeNumber };
    const page = { root: route.path.split(':')[0] ?? '/', params: Object.values(params) };
    const queries = resolvePreload(route, visit, files.queries).map(({ operation, hash, variables }) => {
      const document = documents[hash];
      if (document === undefined)
        throw new Error(`persisted-documents.json lacks the query ${operation}. Build the remote again.`);
      const data = sampleReply(schema, { document, variables, page }, shape);
      return { url: trustedQueryUrl(hash, variables), document, variables, data };
    });
    const chosen = shape.isFull ? orderStore : undefined;
    const { locale, configuration } = request.boot;
    const first = { search, locale, configuration, orderStore: chosen };
    const requests = sampleRequests(route.requests ?? [], first, shape, request.now);
    return { ...request, search, queries, requests, ...(chosen && { orderStore: chosen }) };
  };
};

/** A page of members is rendered without data. */
const shapesOf = ({ access, preload = [], requests = [] }: RouteDeclaration): readonly SampleShape[] =>
  access === 'member'
    ? []
    : [
        ...(preload.length + requests.length > 0 ? sampleShapes : []),
        ...(requests.length > 0 ? requestShapes : []),
      ];

/** The pages of a build: the example of each route with `render`, in every locale, without data and with each kind of data. */
export const createSamplePages = (
  build: Build,
  document: RegistryDocument | undefined,
): readonly SamplePage[] => {
  const { name, routes, locales } = build.manifest;
  const rendered = routes.filter(({ render }) => render !== undefined);
  if (rendered.length === 0) return [];
  const registry = registryWith(build, document);
  const addData = createAddData(build);
  return rendered.flatMap((route) =>
    locales.flatMap((locale): SamplePage[] => {
      const facts = { route: route.id, locale };
      const request = requestFor(route, locale, name, registry);
      return [
        { facts, request: () => request },
        ...shapesOf(route).map((shape) => ({
          facts: { ...facts, data: shape.name },
          request: () => addData(route, request, shape),
        })),
      ];
    }),
  );
};
