import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Market } from '@crema/shared-contracts';

export type PlaceKind = 'city' | 'state' | 'zip' | 'neighborhood';
/** One place of the data in apiproxy/data/geo. */
export interface GazetteerPlace {
  readonly kind: PlaceKind;
  /** A name such as 'Chicago', 'Illinois', '60601', 'M5V', 'Lincoln Park'. */
  readonly name: string;
  readonly regionCode: string;
  readonly regionName: string;
  readonly country: Market;
  /** The town of a postal code or a neighborhood. */
  readonly town: string;
  readonly lat: number;
  readonly lng: number;
  /** The rank orders places by population; a state ranks before a town of the same name. */
  readonly weight: number;
}
const folder = new URL('../../../data/geo/', import.meta.url);
const readRows = (file: string): readonly string[][] => {
  const bytes = readFileSync(new URL(file, folder));
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
};
const toCountry = (code: string | undefined): Market => (code === 'CA' ? 'CA' : 'US');
const stateWeight = 1e9;
/** The mark of a city without its independent parts: the data have the whole city too. */
const partOfCity = '(balance)';

const readPlaces = (): readonly GazetteerPlace[] =>
  readRows('places.tsv.gz').flatMap(
    ([kind, name = '', regionCode = '', regionName = '', country, lat, lng, population, , town = '']) =>
      (kind === 'city' || kind === 'state' || kind === 'zip') && !name.endsWith(partOfCity)
        ? [
            {
              kind,
              name,
              regionCode,
              regionName,
              country: toCountry(country),
              town,
              lat: Number(lat),
              lng: Number(lng),
              weight: kind === 'state' ? stateWeight : Number(population) || 0,
            },
          ]
        : [],
  );

/** A state has no position: a search for it searches around its biggest city. */
const placeStates = (places: readonly GazetteerPlace[]): readonly GazetteerPlace[] => {
  const regionOf = ({ country, regionCode }: GazetteerPlace) => country + regionCode;
  const biggest = new Map<string, GazetteerPlace>();
  for (const place of places)
    if (place.kind === 'city' && (biggest.get(regionOf(place))?.weight ?? -1) < place.weight)
      biggest.set(regionOf(place), place);
  return places.map((place) => {
    const city = place.kind === 'state' ? biggest.get(regionOf(place)) : undefined;
    return city ? { ...place, lat: city.lat, lng: city.lng } : place;
  });
};

/** The first halves of Canadian postal codes, with approximate positions. */
export const readPostalAreas = (
  regionNames: ReadonlyMap<string, string> = new Map(),
): readonly GazetteerPlace[] =>
  readRows('postal-areas.tsv').map(([name = '', regionCode = '', lat, lng, town = '']) => ({
    kind: 'zip',
    name,
    regionCode,
    regionName: regionNames.get(`CA${regionCode}`) ?? '',
    country: 'CA',
    town,
    lat: Number(lat),
    lng: Number(lng),
    weight: 0,
  }));

/** A place with alternative names that people search for. */
export interface Named {
  readonly place: GazetteerPlace;
  readonly aliases: readonly string[];
}
const readNeighborhoods = (regionNames: ReadonlyMap<string, string>): readonly Named[] =>
  readRows('neighborhoods.tsv').map(
    ([name = '', aliases = '', regionCode = '', country, lat, lng, town = '', population]) => ({
      place: {
        kind: 'neighborhood',
        name,
        regionCode,
        regionName: regionNames.get(toCountry(country) + regionCode) ?? '',
        country: toCountry(country),
        town,
        lat: Number(lat),
        lng: Number(lng),
        weight: Number(population) || 0,
      },
      aliases: aliases.split('|').filter(Boolean),
    }),
  );

/** Common names that the data do not contain. */
const furtherNames: Readonly<Record<string, readonly string[]>> = {
  'Québec, QC': ['Quebec City'],
  'New York City, NY': ['NYC'],
  'Montréal, QC': ['Mtl'],
};

/** All searchable places in apiproxy/data/geo. Loading takes about 250 ms. */
export const readNamedPlaces = (): readonly Named[] => {
  const places = placeStates(readPlaces());
  const regionNames = new Map(
    places
      .filter(({ kind }) => kind === 'state')
      .map(({ country, regionCode, name }) => [country + regionCode, name] as const),
  );
  return [
    ...[...places, ...readPostalAreas(regionNames)].map((place) => ({
      place,
      aliases: furtherNames[`${place.name}, ${place.regionCode}`] ?? [],
    })),
    ...readNeighborhoods(regionNames),
  ];
};
