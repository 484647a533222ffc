import { writeBox, type LocatorQuery } from '@crema/shared-contracts';

const six = (value: number) => value.toFixed(6);
const parameters: readonly { name: string; text: (query: LocatorQuery) => string | undefined }[] = [
  { name: 'place', text: ({ place }) => place },
  { name: 'features', text: ({ features }) => features.join(',') },
  { name: 'map', text: ({ view }) => view && `${six(view.lat)},${six(view.lng)},${view.zoom}` },
  { name: 'at', text: ({ at }) => at },
  { name: 'bbox', text: ({ box }) => box && writeBox(box) },
];

/** The same URL with another query; parameters of other pages (a cart redirect) remain. */
export const writeQuery = (params: URLSearchParams, query: LocatorQuery): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const { name, text } of parameters) {
    const value = text(query);
    if (value) next.set(name, value);
    else next.delete(name);
  }
  // A search opens the Nearby tab, which shows its results.
  next.delete(tabName);
  return next;
};

export const tabs = ['nearby', 'previous', 'favorites'] as const;
/** The tabs of the locator (LOC-001). */
export type LocatorTab = (typeof tabs)[number];
const tabName = 'tab';

/** The open tab. Nearby is the default and is not written. */
export const readTab = (params: URLSearchParams): LocatorTab =>
  tabs.find((tab) => tab === params.get(tabName)) ?? 'nearby';
export const writeTab = (params: URLSearchParams, tab: LocatorTab): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (tab === 'nearby') next.delete(tabName);
  else next.set(tabName, tab);
  return next;
};
