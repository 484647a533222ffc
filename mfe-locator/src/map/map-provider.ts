import type { MapView } from '@crema/shared-contracts';

/** A position in degrees. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}
/** An area in degrees. */
export interface MapBounds {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}
/** The part of the world that the map shows. */
export interface MapArea {
  readonly view: MapView;
  readonly bounds: MapBounds;
}

/** A store on the map, or several stores in one place. */
export interface MapPin {
  /** The same pin has the same id in the next list, so that only changes reach the page. */
  readonly id: string;
  readonly position: Position;
  /** The accessible name. */
  readonly label: string;
  readonly kind: 'store' | 'cluster';
  /** Stores in a cluster. */
  readonly count?: number;
  readonly isSelected?: boolean;
  readonly isHighlighted?: boolean;
  /** The store cannot take an order now. */
  readonly isClosed?: boolean;
  /** The store cannot be chosen here (LOC-041). */
  readonly isGreyed?: boolean;
  readonly isFavorite?: boolean;
  /** The store where the customer usually orders. */
  readonly isUsual?: boolean;
}

/** The customer's own position on the map. */
export interface PositionMark {
  readonly position: Position;
  /** The accessible name. */
  readonly label: string;
}

export interface StoreMapEvents {
  /** The map is at rest: once it has been created, and after each change of its view or size. */
  readonly onIdle: (area: MapArea) => void;
  /** The customer moves the map by hand or by key. */
  readonly onUserMove: () => void;
  readonly onPinPress: (id: string) => void;
  /** undefined: no pin is highlighted any more. */
  readonly onPinHover: (id: string | undefined) => void;
  /** The map cannot be shown, or not any more: another provider has to show it. */
  readonly onFailure: () => void;
}
/** The texts for a customer whose gesture scrolls the page, because a map needs a key or a second finger. */
export interface GestureHints {
  readonly wheel: string;
  readonly touch: string;
}
export interface StoreMapOptions extends StoreMapEvents {
  readonly view: MapView;
  /** The accessible name of the map. */
  readonly label: string;
  /** Google's map has its own. */
  readonly hints: GestureHints;
  readonly theme: MapTheme;
  /** No animations. */
  readonly isCalm: boolean;
}
export type MapTheme = 'light' | 'dark';

export interface FitOptions {
  readonly padding: number;
  readonly maxZoom: number;
  /** Called with the view that shows the area, once the map has a size. */
  readonly onShown?: (view: MapView) => void;
}

/** A map in the page. All positions are in degrees, sizes in CSS pixels. */
export interface StoreMap {
  setView(view: MapView): void;
  /** Shows the area with `padding` around it, at most at `maxZoom`. A hidden map shows it after the `resize` that gives it a size. */
  fitBounds(bounds: MapBounds, options: FitOptions): void;
  /** Zooms by whole levels; LOC-010 limits the result. */
  zoomBy(levels: number): void;
  area(): MapArea;
  /** If a pin that has the focus is left out, the nearest one gets it, or the map (D-52). */
  setPins(pins: readonly MapPin[]): void;
  /** undefined: the position is not shown. */
  setPosition(mark: PositionMark | undefined): void;
  setTheme(theme: MapTheme): void;
  /** Call it after the element's size has changed. */
  resize(): void;
  /** Call it when the device is connected again: the map fetches what is missing. */
  retry(): void;
  destroy(): void;
}

interface NamedSource {
  readonly name: string;
  /** The page of the source, or the text of the licence. */
  readonly url?: string | undefined;
}
/** A source that the map names, and its licence where the licence asks for that. */
export interface MapSource extends NamedSource {
  readonly licence?: NamedSource;
}

/** One way to show maps (LOC-015). */
export interface MapProvider {
  readonly id: 'embedded' | 'google';
  /** The sources that must be named on the map; undefined if the map shows them itself. */
  readonly attribution: readonly MapSource[] | undefined;
  /** Whether the map shows the streets of a place at every zoom level (D-57). */
  hasStreets(position: Position): boolean;
  create(element: HTMLElement, options: StoreMapOptions): StoreMap;
}

/** LOC-010. */
export const zoomLimits = { least: 3, most: 21 } as const;
