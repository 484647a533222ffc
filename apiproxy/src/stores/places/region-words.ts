import type { StoreFacts } from '../store.ts';
import { addressWords } from './address-words.ts';
import { loadGazetteer } from './gazetteer.ts';
import { countryWords, frenchRegionNames } from './region-names.ts';

let names: ReadonlyMap<string, string> | undefined;
/** The English names of states and provinces by country and code. */
const regionNames = () =>
  (names ??= new Map(
    loadGazetteer()
      .filter(({ place }) => place.kind === 'state')
      .map(({ place }) => [place.country + place.regionCode, place.regionName || place.name]),
  ));

export const regionNameOf = ({ country, region }: Pick<StoreFacts, 'country' | 'region'>): string =>
  regionNames().get(country + region) ?? region;

const words = new Map<string, readonly string[]>();
/** The words that may follow a city in an address: the code and names of its region, and its country. */
export const regionWords = ({
  country,
  region,
}: Pick<StoreFacts, 'country' | 'region'>): readonly string[] => {
  const key = country + region;
  let known = words.get(key);
  if (!known) {
    known = [
      region,
      regionNameOf({ country, region }),
      frenchRegionNames[region] ?? '',
      countryWords[country],
    ].flatMap(addressWords);
    words.set(key, known);
  }
  return known;
};
