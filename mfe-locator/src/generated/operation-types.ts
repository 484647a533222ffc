// Made by npm run codegen from the .graphql files; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MobileOrderingAvailability =
  | 'READY'
  | 'BUSY'
  | 'CLOSED'
  | 'NOT_SUPPORTED'
  | 'UNKNOWN';

export type CurbsideAvailability =
  | 'AVAILABLE'
  | 'CLOSED'
  | 'UNAVAILABLE';

export type GetRecommendedStoresQueryVariables = Exact<{
  limit: number;
}>;


export type GetRecommendedStoresQuery = { recommendedStores: Array<{ __typename: 'Store', isFavorite: boolean, isPrevious: boolean, storeNumber: string, name: string, phoneNumber: string | null, ownershipTypeCode: string, isOpen24Hours: boolean, coordinates: { __typename: 'Coordinates', latitude: number, longitude: number }, address: { __typename: 'StoreAddress', singleLine: string, lines: Array<string>, city: string, postalCode: string, countrySubdivisionCode: string, countryCode: string }, timeZone: { __typename: 'TimeZoneInfo', timeZoneId: string }, mobileOrdering: { __typename: 'MobileOrdering', availability: MobileOrderingAvailability, guestOrdering: boolean, curbsideAvailability: CurbsideAvailability }, pickUpOptions: Array<{ __typename: 'CodeName', code: string, name: string }>, warningLabels: Array<{ __typename: 'WarningLabel', code: string, label: string }>, amenities: Array<{ __typename: 'CodeName', code: string, name: string }>, schedule: Array<{ __typename: 'ScheduleDay', date: string, dayFormatted: string, hoursFormatted: string, holidayFormatted: string | null, open: boolean }>, openIntervals: Array<{ __typename: 'OpenInterval', opensAt: string, closesAt: string }> }> };

export type GetStoreQueryVariables = Exact<{
  storeNumber: string;
  locale?: string | null | undefined;
}>;


export type GetStoreQuery = { storeByNumber: { __typename: 'Store', storeNumber: string, name: string, phoneNumber: string | null, ownershipTypeCode: string, isOpen24Hours: boolean, coordinates: { __typename: 'Coordinates', latitude: number, longitude: number }, address: { __typename: 'StoreAddress', singleLine: string, lines: Array<string>, city: string, postalCode: string, countrySubdivisionCode: string, countryCode: string }, timeZone: { __typename: 'TimeZoneInfo', timeZoneId: string }, mobileOrdering: { __typename: 'MobileOrdering', availability: MobileOrderingAvailability, guestOrdering: boolean, curbsideAvailability: CurbsideAvailability }, pickUpOptions: Array<{ __typename: 'CodeName', code: string, name: string }>, warningLabels: Array<{ __typename: 'WarningLabel', code: string, label: string }>, amenities: Array<{ __typename: 'CodeName', code: string, name: string }>, schedule: Array<{ __typename: 'ScheduleDay', date: string, dayFormatted: string, hoursFormatted: string, holidayFormatted: string | null, open: boolean }>, openIntervals: Array<{ __typename: 'OpenInterval', opensAt: string, closesAt: string }> } };

export type GetStoreRelationQueryVariables = Exact<{
  storeNumber: string;
}>;


export type GetStoreRelationQuery = { storeByNumber: { __typename: 'Store', storeNumber: string, isFavorite: boolean, isPrevious: boolean } };

export type StoreFieldsFragment = { __typename: 'Store', storeNumber: string, name: string, phoneNumber: string | null, ownershipTypeCode: string, isOpen24Hours: boolean, coordinates: { __typename: 'Coordinates', latitude: number, longitude: number }, address: { __typename: 'StoreAddress', singleLine: string, lines: Array<string>, city: string, postalCode: string, countrySubdivisionCode: string, countryCode: string }, timeZone: { __typename: 'TimeZoneInfo', timeZoneId: string }, mobileOrdering: { __typename: 'MobileOrdering', availability: MobileOrderingAvailability, guestOrdering: boolean, curbsideAvailability: CurbsideAvailability }, pickUpOptions: Array<{ __typename: 'CodeName', code: string, name: string }>, warningLabels: Array<{ __typename: 'WarningLabel', code: string, label: string }>, amenities: Array<{ __typename: 'CodeName', code: string, name: string }>, schedule: Array<{ __typename: 'ScheduleDay', date: string, dayFormatted: string, hoursFormatted: string, holidayFormatted: string | null, open: boolean }>, openIntervals: Array<{ __typename: 'OpenInterval', opensAt: string, closesAt: string }> };

